import { expect, it } from 'vitest';
import { createTasteParser } from './parse-taste-request.ts';
import { BOTH } from './words/both.ts';

const parse = createTasteParser(BOTH);

it.each([
  ['the strongest you have', 'most strength'],
  ['the fruitiest', 'most fruity'],
  ['which is the fizziest?', 'most fizzy'],
  ['your weakest drink', 'least strength'],
  ['most sour one', 'most acidity'],
  ['least sweet', 'least sweet'],
  ['lightest please', 'least strength'],
  ['driest thing on the menu', 'least sweet'],
  ['highest in alcohol', 'most strength'],
  ['lowest alcohol', 'least strength'],
  ['as strong as possible', 'most strength'],
  ['最甜嗰杯', 'most sweet'],
  ['最唔甜', 'least sweet'],
  ['最少糖', 'least sweet'],
  ['至勁嗰隻', 'most strength'],
  ['酒精度最高', 'most strength'],
  ['酒精最低', 'least strength'],
  ['not the strongest', ''],
  ['唔好最甜嗰杯', ''],
  ['最鍾意甜', ''],
  ['最好唔好太甜', ''],
  ['strong', ''],
  ['most drinks are too sweet', ''],
])('%s', (text, expected) => {
  const { superlative } = parse(text);
  expect(superlative ? `${superlative.direction} ${superlative.axis}` : '').toBe(expected);
});
