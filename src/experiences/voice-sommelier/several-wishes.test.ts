/** Sentences with several wishes, and what is said of oneself beside them, at the demo bar. Source: docs/decisions/0169. */
import { describe, expect, it } from 'vitest';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';

const hear = (text: string) => interpret(text, BOTH, [], DEMO_BAR);
const first = (text: string) => drinksOf(outcomeOf(hear(text), DEMO_BAR), DEMO_BAR, 1)[0]!.recipe;
const ids = (text: string, isRefused: boolean) =>
  hear(text)
    .named.filter((wish) => wish.isRefused === isRefused)
    .map(({ id }) => id);

describe('of several wishes none is hardly met', () => {
  it.each([
    ['strong, but smooth in the throat', 'Chenpi Old Fashioned'],
    ['想要烈啲，但係要順喉', 'Chenpi Old Fashioned'],
    ['smooth and cold with coffee', 'Espresso Martini'],
    ['bitter with orange, not strong', 'Harbourfront Spritz'],
    ['herbal and fresh, no mint', 'Temple Street G&T'],
    ['like a Cosmopolitan, but fizzy', 'Harbour at Dusk'],
    ['酸啲，有莓果味，唔要汽水', 'Cosmopolitan'],
    ['bourbon, but make it light', 'New York Sour'],
    ['smoky, not too strong', 'Typhoon No. 8'],
    ['a Negroni, less bitter, no vermouth', 'Harbourfront Spritz'],
  ])('%s: %s', (text, name) => expect(first(text).name).toBe(name));

  it.each(['sour, no sugar', '唔要糖，要酸', 'not sweet, no bubbles and sour'])('%s: has alcohol, as unasked', (text) =>
    expect(isZeroProof(first(text))).toBe(false),
  );

  it.each(['less ice and smooth', '少冰，甜甜哋，滑啲'])('%s: nothing on crushed ice', (text) =>
    expect(first(text).drawing.ice).not.toMatch(/crushed|pebble/),
  );

  it('says that what only drinks without alcohol hold is had without', () =>
    expect(hear('something with cucumber, not sweet').notes).toContainEqual({
      en: 'Only drinks without alcohol have cucumber here.',
      'zh-HK': '呢度得冇酒精嘅先有cucumber。',
    }));
});

describe('no alcohol', () => {
  it.each([
    'I am not drinking since last year, what is nice?',
    'havent been drinking for six months, something sweet',
    "I haven't drunk since May, a long one",
    '半年冇掂過酒，要杯甜嘅',
  ])('%s', (text) => expect(hear(text).noAlcohol).toBe('recovery'));

  it.each([
    '氈酒飲唔到，有氣嘅',
    '紅酒我飲唔到，想要果味',
    "I don't like strong alcohol",
    'not drinking for fun, make it strong',
    'I want to drink since it is Friday',
    'I went drinking for three days',
    'a pleasant drink for days like this',
    '想飲到有啲醉，唔好苦',
  ])('%s: not ruled out', (text) => expect(hear(text).noAlcohol).toBeUndefined());

  it.each(['酒我飲唔到', "I don't like alcohol", 'I drank too much already'])('%s: still ruled out', (text) =>
    expect(hear(text).noAlcohol).toBeDefined(),
  );
});

describe('refused', () => {
  it.each([
    ['唔掂得菠蘿', 'pineapple'],
    ['herbal, nothing with aniseed', 'star anise'],
    ['唔要白酒', 'baijiu'],
    ['唔鍾意龍舌蘭嗰浸薄荷味，要甜', 'mint'],
    ["I don't like that smoky taste of mezcal", 'mezcal'],
  ])('%s: %s', (text, id) => expect(ids(text, true)).toContain(id));

  it('reads a list with 有 to its end', () => {
    const { avoid } = hear('唔好有奶有蛋有花生');
    expect(avoid).toEqual(expect.arrayContaining(['milk', 'eggs', 'peanuts']));
  });

  it('takes the Mojito without alcohol for one', () =>
    expect(hear('I am driving, but not another virgin mojito').notLike).toHaveLength(2));
});

describe('what is no wish', () => {
  it.each([
    ['My sister become red when she drink, something weak', 'red'],
    ['had a huge lobster dinner', 'large drink'],
    ['食完麻辣火鍋想解辣', 'digestif'],
    ['Before I drink one wine, now I want something bitter', 'wine'],
  ])('%s: %s', (text, id) => expect(ids(text, false)).not.toContain(id));

  it.each([
    ['party tonight, something sweet', 'fizzy'],
    ['甜定酸都得，要有氣', 'acidity'],
    ['bitter or sweet is fine, but smoky', 'bitter'],
    ['medium strength and fruity', 'strength'],
  ] as const)('%s: %s', (text, axis) => expect(hear(text).taste[axis]).toBeUndefined());
});

it.each([
  ['yesterday was long and my head hurts, something soft', 'hangover cure'],
  ['有冇暖胃嘅嘢，想放鬆', 'hot drink'],
  ['short, with a woody taste of 橡木', 'whisky'],
  ['Strong, but not tasting like petrol', 'smooth'],
  ['最烈嗰杯，但係唔好嗆喉', 'smooth'],
])('%s: %s', (text, id) => expect(ids(text, false)).toContain(id));

it.each([
  ['甜甜哋，好似 Piña Colada 嗰隻', 'Piña Colada'],
  ['苦苦哋，似 Negroni', 'Negroni'],
])('%s: that drink', (text, name) => expect(first(text).name).toBe(name));

it.each(['like a Mojito but another flavour', '似 Paloma 但唔同味'])('%s: another drink', (text) =>
  expect(first(text).id).not.toBe(hear(text).like),
);
