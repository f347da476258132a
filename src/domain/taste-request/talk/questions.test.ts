/** What is asked of a drink is no wish; what is wished for beside it is. */
import { describe, expect, it } from 'vitest';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { indexMenu } from '../menu-index.ts';
import { createTasteParser } from '../parse-taste-request.ts';
import { BOTH } from '../words/both.ts';

const hear = createTasteParser(BOTH, indexMenu(DEMO_BAR, BOTH).vocabulary);
const wanted = (text: string) => hear(text).words.flatMap(({ said, factor }) => (factor > 0 ? [said] : []));

describe('asked, and not wished for', () => {
  it.each([
    ['is the piña colada made with real pineapple', 'bar-pina-colada'],
    ['excuse me, does the Penicillin use any smoky whisky?', 'bar-penicillin'],
    ['is the Mojito strong?', 'bar-mojito'],
    ['would you call the Negroni sweet or sour?', 'bar-negroni'],
    ['the Paloma, is it sour?', 'bar-paloma'],
    ['Penicillin 係咪有好重煙燻味？', 'bar-penicillin'],
    ['Penicillin 有冇薑㗎', 'bar-penicillin'],
    ['莫吉托入面係咪有薄荷', 'bar-mojito'],
  ])('%s', (text, id) => {
    const { words, names } = hear(text);
    expect(words).toEqual([]);
    expect(names).toEqual([expect.objectContaining({ id, isRefused: false })]);
  });

  it.each([
    ['which is stronger, the Negroni or the Dry Martini?', ['bar-negroni', 'bar-dry-martini']],
    ["what's the difference between the Mojito and the Nojito", ['bar-mojito', 'bar-nojito']],
    ['瑪格烈特定黛綺莉酸啲', ['bar-margarita', 'bar-daiquiri']],
  ])('%s: tells both', (text, ids) => {
    const { pieces, about } = hear(text).spoken;
    expect(pieces.flatMap((piece, at) => (about.drinks.has(at) && piece.kind === 'name' ? [piece.name] : []))).toEqual(
      ids,
    );
    expect(hear(text).words).toEqual([]);
  });

  it('熱情果定芒果嗰杯甜啲？: either, and nothing sweet', () => {
    expect(wanted('熱情果定芒果嗰杯甜啲？')).toEqual(['熱情果', '芒果']);
    expect(hear('熱情果定芒果嗰杯甜啲？').isEither).toBe(true);
  });
});

it.each([
  ['is the Mai Tai sweet? I want something sour', ['sour']],
  ["what's in the Mojito? I'd like something fruity", ['fruity']],
])('%s: the drink that was asked about is not ordered', (text, said) => {
  expect(wanted(text)).toEqual(said);
  expect(hear(text).names).toEqual([]);
});

describe('a wish, though it sounds like a question', () => {
  it.each([
    ['can I have the Mojito sweet', ['sweet']],
    ['is a Mojito possible with strawberry', ['strawberry']],
    ['do you have anything with peach', ['peach']],
    ['which one has gin and lemon', ['gin', 'lemon']],
    ['有冇甜嘅', ['甜']],
    ['Mojito 有冇士多啤梨味嘅', ['士多啤梨']],
    ['is the Mojito strong and can I get something fruity', ['fruity']],
  ])('%s', (text, said) => expect(wanted(text)).toEqual(said));

  it.each(['is the dark and stormy very sweet? if not I will take one', 'Paloma 甜唔甜㗎？唔甜先要'])(
    '%s: the drink is ordered',
    (text) => expect(hear(text).names).toHaveLength(1),
  );
});

describe('a question hides nothing that keeps from harm', () => {
  it.each([
    ["does the Mai Tai have nuts in it? I'm allergic to almonds", 'tree-nuts'],
    ['is the Milk Punch without milk?', 'milk'],
    ['奶茶賓治有冇奶㗎？我對奶敏感', 'milk'],
  ])('%s', (text, allergen) =>
    expect(
      hear(text).words.some(
        ({ word, isRefused, isAllergy }) => (isRefused || isAllergy) && word.allergens?.includes(allergen as 'milk'),
      ),
    ).toBe(true),
  );

  it.each([
    ["is the Negroni strong? I'm pregnant", 'pregnancy'],
    ['莫吉托有冇酒㗎？我揸車', 'driving'],
  ])('%s', (text, reason) => expect(hear(text).noAlcohol).toBe(reason));
});
