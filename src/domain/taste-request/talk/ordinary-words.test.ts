import { describe, expect, it } from 'vitest';
import { createTasteParser } from '../parse-taste-request.ts';
import { BOTH } from '../words/both.ts';

const parse = createTasteParser(BOTH, {
  names: [
    { id: 'paloma', said: 'Paloma' },
    { id: 'typhoon', said: 'Typhoon' },
    { id: 'mojito', said: 'Mojito' },
    { id: 'mojito', said: '莫吉托' },
  ],
});
const idsOf = (text: string) =>
  parse(text).words.flatMap(({ named, factor }) => (named && factor > 0 ? [named.id] : []));

describe('an ordinary word', () => {
  it.each([
    ['What’s popular with the ladies on the next table?', []],
    ['Ice cold lager. No glass needed.', []],
    ['gin, and I was tempted by the receipt', []],
    ['我想要嗰杯有朵菊花嘅', []],
    ['老板，我要啤酒', []],
    ['a gin with ube', ['ube']],
    ['gin, no ube', ['ube']],
    ['the ladies', ['ladies']],
  ])('%s: said not to be understood is %j', (text, unknown) => expect(parse(text).unknown).toEqual(unknown));

  it.each([
    ['tell me a joke and then pour me a Paloma'],
    ['anything but vodka, it reminds me of my twenties'],
    ['I would rather have a Paloma before a long bus ride'],
    ['book club starts soon, a Paloma'],
    ['俾杯莫吉托，唔好講笑'],
  ])('%s: wishes for nothing else', (text) => expect(idsOf(text)).toEqual([]));

  it('is no idiom where somebody is allergic to it', () =>
    expect(parse('食花生會死').words.some(({ word }) => word.allergens?.includes('peanuts'))).toBe(true));
});

describe('a question', () => {
  it.each([
    ['is it true the typhoon is super spicy? cause then no', true],
    ['is it true the typhoon is super spicy? then one please', false],
  ])('%s: the drink is refused is %s', (text, isRefused) => {
    const { names, words } = parse(text);
    expect(names).toMatchObject([{ id: 'typhoon', isRefused }]);
    expect(words).toEqual([]);
  });

  it('wishes for nothing of what stands there', () => expect(parse('這杯里面有牛奶嗎').words).toEqual([]));

  it('never takes a refusal of alcohol away', () =>
    expect(parse('请问这杯莫吉托可以做成无酒精的吗').noAlcohol).toBe('choice'));
});

describe('of two people', () => {
  it('a clause changes its owner without a comma', () =>
    expect(idsOf('he wants a beer i want something sweet with rum')).toEqual(['rum']));

  it('superlatives of others are theirs', () =>
    expect(parse('我哋三個人，我要最甜，佢要最酸，佢要最苦').superlative).toMatchObject({ axis: 'sweet' }));
});

describe('what is said behind a thing', () => {
  it.each([
    ['they put grapefruit everywhere, none of that please', 'grapefruit'],
    ['I have cucumber at home, avoid that', 'cucumber'],
  ])('%s: refuses %s', (text, id) => expect(parse(text).words).toMatchObject([{ named: { id }, isRefused: true }]));
});
