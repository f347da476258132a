import { describe, expect, it } from 'vitest';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { movedWish } from './taste.ts';

describe('movedWish', () => {
  it('starts at the base on every axis', () => {
    expect(movedWish(2, []).want).toEqual(Object.fromEntries(FLAVOUR_AXES.map((axis) => [axis, 2])));
    expect(movedWish(2, []).weight).toEqual(Object.fromEntries(FLAVOUR_AXES.map((axis) => [axis, 1])));
  });

  it.each([
    ['adds up', [{ sweet: 1 }, { sweet: 0.5, fizzy: -1 }], { sweet: 4, fizzy: 1.5 }, { sweet: 2.5, fizzy: 2 }],
    ['stays within 0 to 5', [{ spicy: 4 }, { herbal: -4 }], { spicy: 5, herbal: 0 }, { spicy: 5, herbal: 5 }],
    ['weighs what cancels out as unmoved', [{ sweet: 2 }, { sweet: -2 }], { sweet: 2.5 }, { sweet: 1 }],
  ])('%s', (_, changes, want, weight) => {
    expect(movedWish(2.5, changes).want).toMatchObject(want);
    expect(movedWish(2.5, changes).weight).toMatchObject(weight);
  });
});
