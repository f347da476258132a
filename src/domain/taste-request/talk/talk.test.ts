/** Small talk, corrections and what is asked back, by class. */
import { describe, expect, it } from 'vitest';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { indexMenu } from '../menu-index.ts';
import { createTasteParser } from '../parse-taste-request.ts';
import { BOTH } from '../words/both.ts';

const hear = createTasteParser(BOTH, indexMenu(DEMO_BAR, BOTH).vocabulary);
const wanted = (text: string) =>
  hear(text)
    .words.filter(({ factor, isRefused }) => factor > 0 && !isRefused)
    .map(({ said }) => said);
const names = (text: string) =>
  hear(text)
    .names.filter(({ isRefused }) => !isRefused)
    .map(({ id }) => id);

describe('small talk', () => {
  it.each([
    'my luggage got zorbled at the airport, something sweet please',
    'we zorbled up the Peak all day so something cold and fizzy',
    'I was trained in Zorbingham, a Negroni please',
    '今日喺鼴鼠街行咗成日，想飲啲甜嘅',
    'no mint, it tastes like zorbpaste',
  ])('%s: is quiet', (text) => {
    expect(hear(text).unknown).toEqual([]);
    expect(hear(text).aside).not.toEqual([]);
  });

  it.each([
    ['something sweet with zorb', 'zorb'],
    ['zorb flavour, not too sweet', 'zorb'],
    ['a zorb mojito', 'zorb'],
    ['sweet, zorb, no ice', 'zorb'],
    ['no zorb, but sweet', 'zorb'],
    ['甜嘅，加鼴鼠', '鼴鼠'],
    ['鼴鼠味，要有氣', '鼴鼠'],
    ['sweet 임신', '임신'],
    ['zorb', 'zorb'],
  ])('%s: gives back %s', (text, unknown) => expect(hear(text).unknown).toEqual([unknown]));
});

describe('a correction', () => {
  it.each([
    ['a Negroni, actually no, make it a Paloma', ['bar-paloma']],
    ['a Negroni please. no wait, a Mojito', ['bar-mojito']],
    ['想要 Negroni，講錯，係 Paloma', ['bar-paloma']],
    ['a Negroni, actually make it sweet', ['bar-negroni']],
    ["I'll have a gin and tonic, no actually make it a Negroni", ['bar-negroni']],
  ])('%s: is of the later drink', (text, ids) => expect(names(text)).toEqual(ids));

  it.each([
    ['something sweet, no wait, something sour', ['sour']],
    ['我想要甜嘅，唔係，都係酸啲好', ['酸']],
    ['我想要甜嘅 唔係 都係酸啲好', ['酸']],
    ['gin, sorry i mean vodka', ['vodka']],
  ])('%s: is of the later taste', (text, said) => expect(wanted(text)).toEqual(said));

  it.each([
    ['no alcohol, actually no, make it a Negroni'],
    ["I'm pregnant, no wait, give me a Negroni"],
    ['唔要酒，講錯，要 Negroni'],
    ['I am driving. scratch that, something strong'],
  ])('%s: takes back nothing that keeps from harm', (text) => expect(hear(text).noAlcohol).toBeDefined());

  it('takes back no allergy', () => {
    const { words } = hear('allergic to nuts, actually no, make it a Mojito');
    expect(words.some(({ isAllergy, word }) => isAllergy && word.allergens?.includes('tree-nuts'))).toBe(true);
  });
});

describe('what is asked back', () => {
  it.each([
    ["I'll have what she's having", 'whose'],
    ['the same as my friend please', 'whose'],
    ['同隔籬枱嗰個一樣', 'whose'],
    ['佢飲緊嗰杯', 'whose'],
    ['how much is the Negroni', 'price'],
    ['幾錢一杯', 'price'],
    ['just looking, thanks', 'looking'],
    ['睇下先', 'looking'],
    ['I have an allergy', 'allergy'],
    ["I'm allergic to everything lol, give me something sweet", 'allergy'],
    ['我對乜都敏感', 'allergy'],
    ['我有敏感㗎', 'allergy'],
    ['allergic to nuts', undefined],
    ['對蛋敏感', undefined],
    ["I'm allergic to flurbs", undefined],
    ["I'm not allergic to anything", undefined],
    ['no allergies, surprise me', undefined],
    ['冇敏感', undefined],
    ['something sweet', undefined],
    ['how much alcohol is in it', undefined],
    // Of the house
    ['how long does it take?', 'bar'],
    ['how long is the wait', 'bar'],
    ['要等幾耐', 'bar'],
    ['is there wifi', 'bar'],
    ["where's the toilet", 'bar'],
    ['洗手間喺邊', 'bar'],
    ['what time do you close', 'bar'],
    ['幾點收工', 'bar'],
    ['有冇位', 'bar'],
    // Whatever else is asked that names nothing of a drink
    ['who plays tonight?', 'bar'],
    ['你哋幾時開業', 'bar'],
    ['can we sit outside?', 'bar'],
    // Asked of a drink, or for one
    ['how sweet is it', undefined],
    ['how about something sour', undefined],
    ['can I have a Mojito', undefined],
    ['do you have kombucha', undefined],
    ['can you make me something fruity', undefined],
    ['收工喇，要杯 shot', undefined],
    ['可唔可以甜啲', undefined],
    ['邊杯最甜', undefined],
    ['佢飲甜嘅，我要酸嘅', undefined],
  ])('%s: %s', (text, asked) => expect(hear(text).asked).toBe(asked));
});

describe('a tea or a coffee', () => {
  it.each(['凍檸茶走甜', 'an iced lemon tea', 'hot oolong, no sugar', 'a latte', '凍啡'])('%s: is a brew', (text) =>
    expect(hear(text).isBrew).toBe(true),
  );
  it.each(['a tea cocktail', '茶味嘅酒', '凍檸茶加酒', 'milk tea with rum', 'coffee but boozy', 'no tea'])(
    '%s: is none',
    (text) => expect(hear(text).isBrew).toBe(false),
  );
});

describe('a space between Chinese phrases', () => {
  it('ends a clause', () => expect(wanted('我想飲有氣嘅 唔好太甜')).toEqual(['有氣']));
  it('does not part a refusal from its word', () => {
    expect(hear('唔要 薄荷').words.map(({ isRefused }) => isRefused)).toEqual([true]);
  });
  it('does not part the list of an allergy', () => {
    expect(hear('我對牛奶 雞蛋 敏感').words.map(({ isAllergy }) => isAllergy)).toEqual([true, true]);
  });
});

it('reads a change of a drink in time, however often it says 做返', () => {
  const from = performance.now();
  hear(`莫吉托，青檸換${'做返'.repeat(40)}`);
  expect(performance.now() - from).toBeLessThan(5_000);
});
