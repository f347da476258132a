/** Sentences whose words are all known, and whose meaning is in how they are put together. */
import { describe, expect, it } from 'vitest';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { indexMenu } from '../menu-index.ts';
import { createTasteParser } from '../parse-taste-request.ts';
import { BOTH } from '../words/both.ts';

const parse = createTasteParser(BOTH, indexMenu(DEMO_BAR, BOTH).vocabulary);
const idOf = ({ said, named }: ReturnType<typeof parse>['words'][number]) => named?.id ?? said;
const wanted = (text: string) =>
  parse(text)
    .words.filter(({ isRefused, factor }) => !isRefused && factor > 0)
    .map(idOf);
const refused = (text: string) =>
  parse(text)
    .words.filter(({ isRefused }) => isRefused)
    .map(idOf);
const names = (text: string) => parse(text).names.map(({ id }) => id);

describe('a denial behind a thing', () => {
  it.each([
    ['nuts in any form are not allowed', ['nuts']],
    ["grapefruit and I don't get on, surprise me", ['grapefruit']],
    ["ginger isn't my thing", ['ginger']],
    ['whisky and gin do not agree with me', ['whisky', 'gin']],
    ['薑同我唔夾', ['ginger']],
  ])('%s: refuses %j', (text, things) => expect(refused(text)).toEqual(things));

  it.each([
    'gin is not a problem',
    'I love tequila, tequila does not love me',
    'rum is not too expensive, I hope',
    'is gin not nice?',
  ])('%s: refuses nothing', (text) => expect(refused(text)).toEqual([]));

  it.each(["I don't usually like gin but I'm willing to try", "I don't like gin. Convince me"])(
    '%s: gives it another chance',
    (text) => expect(wanted(text)).toEqual(['gin']),
  );
  it.each(["I'm allergic to nuts, convince me", "I don't like nuts but I'm willing to try"])(
    '%s: what may do harm stays refused',
    (text) =>
      expect(
        parse(text).words.some(
          ({ word, isRefused, isAllergy }) => word.allergens?.includes('tree-nuts') && (isRefused || isAllergy),
        ),
      ).toBe(true),
  );
});

describe('what reaches how far', () => {
  it.each([
    ['想飲酸酸哋唔好太甜嘅', ['酸酸']],
    ['清爽啲嘅唔好太甜', ['清爽']],
  ])('%s: refuses only what follows', (text, said) => expect(wanted(text)).toEqual(said));
  it('"so much" lessens, and does not end the denial', () =>
    expect(parse('a mojito without so much sugar').words.map(({ factor }) => factor < 0)).toEqual([true]));
  it.each([
    ['eggless, please', 'eggs'],
    ['a nutless dessert', 'tree-nuts'],
  ])('%s: without it', (text, allergen) =>
    expect(
      parse(text).words.some(({ word, isRefused }) => isRefused && word.allergens?.includes(allergen as 'eggs')),
    ).toBe(true),
  );
  it('"something without" has no alcohol', () => expect(parse('maybe something without').noAlcohol).toBe('choice'));
});

describe('words that ask for nothing where they stand', () => {
  it.each([
    ["I'd still like gin", ['gin']],
    ['gin, otherwise easy', ['gin']],
    ['half as strong as a normal cocktail', []],
    ['唔好 rum，其他烈酒都得', ['都得']],
    ["no juice, it's all sugar", []],
    ['食完 dessert，想飲杯氈酒', ['gin']],
    ["I'm skipping gym, so gin", ['gin']],
    ["I feel like I'm paying for water, gin", ['gin']],
    ['gin, if no then rum', ['gin', 'rum']],
  ])('%s: wishes for %j', (text, said) => expect(wanted(text)).toEqual(said));

  it.each([
    ['today is very hot', 'cold drink'],
    ['such a hot day', 'cold drink'],
    ['it is a cold night', 'hot drink'],
    ['我有啲凍', 'hot drink'],
    ['a hot drink', 'hot drink'],
    ['as long as it is cold', 'cold drink'],
  ])('%s: a %s', (text, id) => expect(wanted(text)).toContain(id));

  it('asks whether there is any of what is refused', () => expect(wanted('有冇蛋白㗎？我唔食蛋')).toEqual([]));
});

describe('drinks in one sentence', () => {
  it.each([
    ["I'll have a Mojito, otherwise a Daiquiri", ['bar-mojito']],
    ['有就要莫吉托，冇就要黛綺莉', ['bar-mojito']],
    ['two French 75s please', ['bar-french-75']],
    ['no wait, a Mojito', ['bar-mojito']],
  ])('%s', (text, ids) => expect(names(text)).toEqual(ids));
});

describe('somebody else who gets a drink without alcohol', () => {
  it('is served beside the guest, whose own drink is heard', () =>
    expect(names('a mocktail for my daughter and a Negroni for me')).toEqual(['bar-negroni']));
  it('is a further order, and no wish for the first', () => {
    const { noAlcohol } = parse('一杯 Negroni，仲有杯冇酒精嘅');
    expect({ noAlcohol, names: names('一杯 Negroni，仲有杯冇酒精嘅') }).toEqual({
      noAlcohol: undefined,
      names: ['bar-negroni'],
    });
  });

  it.each([
    ['my wife is pregnant, a juice for her, and I will have a Negroni', 'pregnancy'],
    ['我老婆大肚，佢要杯冇酒精嘅，我要杯 Negroni', 'pregnancy'],
    ['my wife is pregnant and I want a Negroni', 'pregnancy'],
    ["my wife is pregnant, I'd like a Negroni for her", 'pregnancy'],
    ["my wife wants juice and I'm pregnant, a Negroni for me", 'pregnancy'],
    ["I'm 16, a juice for my mum and a beer for me", 'age'],
    ['my son is 12 and wants a beer, I want a beer too', 'age'],
    ['my wife gets a juice, I am driving, a Negroni for me', 'driving'],
    ['my daughter is sixteen, what juice can she have', 'age'],
  ])('%s: %s counts for all', (text, reason) => expect(parse(text).noAlcohol).toBe(reason));
});

describe('a body', () => {
  it.each(['no sugar please, doctor’s orders', '唔好落糖，醫生話㗎', 'my doctor told me to stay off sugar'])(
    '%s: sugar is barred, and nothing is left to ask',
    (text) => {
      const { isSugarBarred, unclear } = parse(text);
      expect({ isSugarBarred, unclear }).toEqual({ isSugarBarred: true, unclear: [] });
    },
  );
  it.each(['17 til next week, a beer', 'she is sixteen and three quarters', 'my son, he is 9 years'])(
    '%s: a minor',
    (text) => expect(parse(text).noAlcohol).toBe('age'),
  );
  it.each(['open till 17 till late', 'I have sixteen and a half minutes'])('%s: no age', (text) =>
    expect(parse(text).noAlcohol).toBeUndefined(),
  );
  it('hears an allergy of a child behind a question', () =>
    expect(
      parse('Is there any nuts in it? My son has allergy').words.some(
        ({ word, isAllergy }) => isAllergy && word.allergens?.includes('tree-nuts'),
      ),
    ).toBe(true));
});
