import { expect, it } from 'vitest';
import { answerTo } from './answer-to.ts';
import { featureValues } from '#domain/recipe/recipe.ts';
import { demoMenu } from '../src/server/seed/demo-menu.ts';

const bitterness = new Map(demoMenu('demo-bar').map((one) => [one.name, featureValues(one.drinkFeatures).bitter]));
const offered = (sentence: string) => answerTo(sentence).drinks.map((name) => bitterness.get(name) ?? Number.NaN);

it.each(['something bitter', 'I like bitter drinks', '要苦啲', '想飲杯苦嘅'])('pours bitter drinks: %s', (sentence) => {
  const [first, ...others] = offered(sentence);
  expect(first).toBeGreaterThanOrEqual(3);
  expect(Math.min(...others)).toBeGreaterThanOrEqual(2.5);
});

it.each(['strong but not bitter', 'nothing bitter please, but strong', '勁啲，唔好苦'])(
  'leaves bitter drinks out: %s',
  (sentence) => {
    const values = offered(sentence);
    expect(values).toHaveLength(3);
    expect(Math.max(...values)).toBeLessThanOrEqual(1.5);
  },
);

it.each(['something like a Negroni', '似尼格羅尼嗰啲'])(
  'finds the Negroni itself, and drinks like it: %s',
  (sentence) => {
    expect(answerTo(sentence).drinks[0]).toBe('Negroni');
  },
);
