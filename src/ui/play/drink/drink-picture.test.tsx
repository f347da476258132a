import { renderToStaticMarkup } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { GARNISH_SHAPES, GLASS_SHAPES, type DrinkDrawing } from '#domain/recipe/drawing.ts';
import { ICE_KINDS } from '#domain/recipe/recipe.ts';
import { DrinkPicture } from './drink-picture.tsx';
import { VESSELS } from './vessels.ts';

const drawing: DrinkDrawing = {
  glass: 'highball',
  layers: [
    { colour: '#b0122bd8', share: 0.3 },
    { colour: '#ff9d2ae0', share: 0.7 },
  ],
  foam: '#fff4dc',
  ice: 'cubed',
  garnishes: ['lime-wheel', 'mint'],
  bubbles: 4,
  rim: '#fbfaf6',
  steam: true,
};

describe.each(GLASS_SHAPES)('a %s', (glass) => {
  test.each([0, 0.4, 1])('filled to %d has no broken number in it', (level) => {
    for (const ice of ICE_KINDS) {
      const picture = <DrinkPicture drawing={{ ...drawing, glass, ice }} title="A drink" level={level} />;
      expect(renderToStaticMarkup(picture)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('fills by volume, from its bottom to its mark', () => {
    const { inner, fillY } = VESSELS[glass];
    const heights = [0, 0.25, 0.5, 0.75, 1].map((share) => inner.heightOf(share, fillY));
    expect(heights[0]).toBe(inner.bottom);
    expect(heights[4]).toBe(fillY);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });
});

test.each(GARNISH_SHAPES)('%s can be seen', (garnish) => {
  const shapes = (garnishes: DrinkDrawing['garnishes']) =>
    renderToStaticMarkup(<DrinkPicture drawing={{ ...drawing, ice: 'none', garnishes }} title="A drink" />).split(
      /<(?:path|circle|ellipse|rect)/,
    ).length;
  expect(shapes([garnish])).toBeGreaterThan(shapes([]));
});

test('two pictures share no ids, and each has its name', () => {
  const { container } = render(
    <>
      <DrinkPicture drawing={drawing} title="One" />
      <DrinkPicture drawing={drawing} title="Two" size={40} />
      <DrinkPicture drawing={drawing} title="" size={40} />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(screen.getByRole('img', { name: 'One' })).toBeTruthy();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

describe('rendering cost', () => {
  test('bubbles rise in a handful of swarms, however many there are', () => {
    const moving = (animated: boolean) =>
      render(
        <DrinkPicture drawing={{ ...drawing, bubbles: 5, steam: false }} title="" animated={animated} />,
      ).container.querySelectorAll('[style*="animation"]').length;
    expect(moving(true)).toBe(5);
    expect(moving(false)).toBe(0);
  });

  test.each(ICE_KINDS)('a drink on %s ice, crusted and garnished, is built of few shapes', (ice) => {
    const garnishes: DrinkDrawing['garnishes'] = ['lime-wheel', 'boba', 'dust'];
    const picture = <DrinkPicture drawing={{ ...drawing, ice, garnishes }} title="A drink" animated />;
    const shapes = renderToStaticMarkup(picture).split(/<[a-z]/).length - 1;
    expect(shapes).toBeLessThan(ice === 'cubed' ? 250 : 200);
  });
});

test('a dark drink casts no light on the table, a pale one does', () => {
  const lightOf = (colour: string) => {
    const picture = <DrinkPicture drawing={{ ...drawing, layers: [{ colour, share: 1 }] }} title="" />;
    const [, opacity] = /-caustic"><stop [^>]*stop-opacity="([^"]*)"/.exec(renderToStaticMarkup(picture)) ?? [];
    return Number(opacity);
  };
  expect(lightOf('#35221af0')).toBe(0);
  expect(lightOf('#ff9d2ae0')).toBe(0.5);
});
