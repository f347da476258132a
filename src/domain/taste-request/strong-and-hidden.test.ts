import { describe, expect, it } from 'vitest';
import { createTasteParser } from './parse-taste-request.ts';
import { BOTH } from './words/both.ts';

const parse = createTasteParser(BOTH);
/** Strength wished for and refused, and traits, as heard. */
const heard = (text: string) =>
  parse(text).words.flatMap(({ word, factor, named }) => {
    const strength = Math.sign((word.delta?.strength ?? 0) * factor);
    return [
      ...(strength ? [strength > 0 ? 'stronger' : 'weaker'] : []),
      ...(named?.kind === 'trait' ? [named.id] : []),
    ];
  });

describe('strength that shall not show', () => {
  it.each([
    ["strongest thing that doesn't taste of alcohol", ['stronger', 'dangerously drinkable']],
    ['something strong but I can’t taste the alcohol', ['stronger', 'dangerously drinkable']],
    ['最烈但係飲落唔覺', ['stronger', 'dangerously drinkable']],
    ['light but strong', ['clean finish', 'stronger']],
    ['strong yet light', ['stronger', 'clean finish']],
  ])('%s: %j', (text, all) => expect(heard(text)).toEqual(all));

  it.each([
    ["something that doesn't taste of alcohol", ['weaker']],
    ['lighter but strong', ['weaker', 'stronger']],
    ['not strong, and light', ['weaker', 'weaker', 'light-bodied']],
    ['strong flavour but light on alcohol', ['weaker']],
  ])('%s: is weaker, %j', (text, all) => expect(heard(text)).toEqual(expect.arrayContaining(all.slice(0, 1))));

  it('keeps the superlative', () =>
    expect(parse("the strongest that doesn't taste strong").superlative).toEqual({
      axis: 'strength',
      direction: 'most',
    }));
});

describe('what a drink shall do', () => {
  it.each([
    'something that goes straight to my head',
    'one which goes to my head',
    '飲一杯就上頭嗰隻',
    '一啖就上頭嗰隻有冇',
    'I want to feel it after one',
  ])('%s: is stronger', (text) => {
    expect(heard(text)).toContain('stronger');
    expect(parse(text).weaker).toBe(false);
  });

  it.each([
    'wine goes to my head',
    'it all goes straight to my head',
    '我飲一杯就上頭',
    '一杯就醉',
    'one sip and I am gone',
  ])('%s: is what drinks do to the guest, who gets a weaker one', (text) => expect(parse(text).weaker).toBe(true));
  it.each(["won't go to my head", '唔好咁易上頭'])('%s: is not stronger', (text) =>
    expect(heard(text)).not.toContain('stronger'),
  );
});

describe('whom a drink is for', () => {
  const wished = (text: string) =>
    parse(text).words.map(({ named, isRefused }) => `${isRefused ? '-' : ''}${named?.id}`);
  it.each([
    ["a whisky drink for someone who doesn't like whisky", ['whisky']],
    ["gin for people who don't like gin", ['gin']],
    ["for someone who doesn't like whisky", ['-whisky']],
    ["I don't like whisky, any whisky", ['-whisky', 'whisky']],
  ])('%s: %j', (text, all) => expect(wished(text)).toEqual(all));
});

describe('a list that is refused behind it', () => {
  const refused = (text: string) =>
    parse(text)
      .words.filter(({ isRefused }) => isRefused)
      .map(({ named }) => named?.id);
  it.each([
    ['氈酒伏特加都唔要，其他隨便', ['gin', 'vodka']],
    ['氈酒同威士忌都唔好', ['gin', 'whisky']],
    ['啤酒唔飲，紅酒唔飲', ['beer', 'red wine']],
    ['我要氈酒，威士忌都唔要', ['whisky']],
    ['要威士忌，伏特加唔飲', ['vodka']],
  ])('%s: %j', (text, all) => expect(refused(text)).toEqual(all));

  it.each(['我唔飲', '今晚唔飲', '酒就唔飲喇'])('%s: still is no alcohol', (text) =>
    expect(parse(text).noAlcohol).toBeDefined(),
  );
  it('is no reason against alcohol by itself', () => expect(parse('啤酒唔飲，紅酒唔飲').noAlcohol).toBeUndefined());
});
