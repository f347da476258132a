/** Classes of what guests say at a bar and at a tea shop: what is heard, what is poured, what is answered. */
import { describe, expect, it } from 'vitest';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR, DEMO_TEA } from '#test/demo-bar.ts';
import { talk, TALK_START } from './guest/talk.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';
import { unservedOf } from './unserved.ts';

type Menu = typeof DEMO_BAR;
const hear = (text: string, menu: Menu = DEMO_BAR, last?: string) => interpret(text, BOTH, [], menu, last);
const drinksFor = (text: string, menu: Menu = DEMO_BAR, last?: string) =>
  drinksOf(outcomeOf(hear(text, menu, last), menu), menu, menu.length).map(({ recipe }) => recipe);
const firstFor = (text: string, menu: Menu = DEMO_BAR, last?: string) => drinksFor(text, menu, last)[0]!;
const wanted = (text: string, menu: Menu = DEMO_BAR) =>
  hear(text, menu)
    .named.filter(({ isRefused }) => !isRefused)
    .map(({ id }) => id);
const replyTo = (text: string, menu: Menu = DEMO_BAR, last?: string) =>
  talk(TALK_START, { type: 'heard', now: hear(text, menu, last), said: [] });
const holds = (recipe: Menu[number], pattern: RegExp) => recipe.recipeIngredient.some(({ name }) => pattern.test(name));
const CAFFEINE = /coffee|espresso|\btea\b|cola|matcha|pu-erh|oolong|chai/i;
const valueOf = (recipe: Menu[number], axis: 'strength' | 'sweet' | 'bitter' | 'spicy' | 'acidity') =>
  featureValues(recipe.drinkFeatures)[axis] ?? 0;

describe('something that wakes one up', () => {
  const SAID = [
    'I need a pick-me-up',
    'something energising',
    'keep me awake please',
    'need an energy boost',
    'perk me up',
    'jet lagged, help',
    "I'm so sleepy",
    'gimme a kick of caffeine',
    'keep my eyes open',
    'tai san please',
    '提下神',
    '提神',
    '提吓神嘅',
    '醒神啲',
    '醒醒神',
    '想有啲精神',
    '眼瞓到死',
    '提番神',
  ];
  it.each(SAID)('%s: has caffeine, by its ingredients', (text) => {
    expect(holds(firstFor(text), CAFFEINE)).toBe(true);
    expect(holds(firstFor(text, DEMO_TEA), CAFFEINE)).toBe(true);
  });

  it.each([
    'no caffeine',
    'low caffeine please',
    'nothing energising',
    'nothing that keeps me awake',
    'not a pick me up',
    'decaf',
    '唔要提神嘅',
    '唔好太提神',
    '低咖啡因',
    '冇咖啡因',
    '走咖啡因',
  ])('%s: has none', (text) => {
    for (const menu of [DEMO_BAR, DEMO_TEA])
      for (const recipe of drinksFor(text, menu))
        expect([recipe.name, holds(recipe, /coffee|espresso|black tea|cola|matcha|pu-erh|oolong/i)]).toEqual([
          recipe.name,
          false,
        ]);
  });

  it('is no coffee where coffee is refused', () => {
    for (const text of ['energising but no coffee', '醒神但唔要咖啡']) {
      expect(holds(firstFor(text, DEMO_TEA), /coffee|espresso/i)).toBe(false);
      expect(holds(firstFor(text, DEMO_TEA), CAFFEINE)).toBe(true);
    }
  });
});

describe('something light', () => {
  it.each([
    '清清地',
    '清清哋',
    '清啲',
    '輕盈啲',
    '唔好太杰',
    '唔好太滯',
    '唔好太 heavy',
    'nothing heavy',
    'not too rich',
    'not thick',
    "something that won't weigh me down",
  ])('%s: weak, not very sweet, without cream', (text) => {
    for (const menu of [DEMO_BAR, DEMO_TEA]) {
      const first = firstFor(text, menu);
      expect(valueOf(first, 'strength')).toBeLessThanOrEqual(2.5);
      expect(valueOf(first, 'sweet')).toBeLessThanOrEqual(3.5);
      expect(holds(first, /milk|cream|coconut/i)).toBe(false);
    }
  });
});

describe('cooling and warming', () => {
  it.each(['下火', '下下火', '我熱氣', '有啲熱氣', '降火', '唔好太熱氣', '清熱', "I'm heaty", 'yeet hay', 'not heaty'])(
    '%s: cooling, neither spicy nor strong nor creamy',
    (text) => {
      for (const menu of [DEMO_BAR, DEMO_TEA]) {
        const first = firstFor(text, menu);
        expect(hear(text, menu).unknown).toEqual([]);
        expect(valueOf(first, 'spicy')).toBeLessThan(2);
        expect(holds(first, /milk|cream|ginger|chilli|cinnamon/i)).toBe(false);
      }
    },
  );

  it.each([
    '涼浸浸',
    '想涼浸浸',
    '熱到癲',
    '天氣咁熱',
    '個天好熱呀',
    'cool me down',
    "it's boiling outside",
    'dong please',
  ])('%s: a cold drink', (text) => expect(wanted(text)).toContain('cold drink'));

  it.each(['暖笠笠', '個肚凍', '凍到震', '暖下個身', "I'm freezing, warm me up", 'hot drink pls', '要熱嘅'])(
    '%s: a hot drink',
    (text) => {
      expect(wanted(text)).toContain('hot drink');
      expect(firstFor(text).drawing.steam).toBe(true);
    },
  );

  it.each(['喉嚨痛', '喉嚨好乾', 'my throat is dry', 'have a sore throat', 'throat so itchy'])(
    '%s: soothing, and no dry drink',
    (text) => {
      expect(wanted(text)).toEqual(['soothing']);
      expect(hear(text).taste).toEqual({});
    },
  );
});

describe('ice', () => {
  it.each([
    ['走冰', 'no ice'],
    ['去冰', 'no ice'],
    ['飛冰', 'no ice'],
    ['一啲冰都唔要', 'no ice'],
    ['no ice please', 'no ice'],
    ['without ice', 'no ice'],
    ['hold the ice', 'no ice'],
    ['gin, neat', 'no ice'],
    ['zau bing', 'no ice'],
    ['少冰', 'less ice'],
    ['冰少', 'less ice'],
    ['三分冰', 'less ice'],
    ['50% ice', 'less ice'],
    ['light ice', 'less ice'],
    ['on the rocks', 'ice'],
    ['多冰', 'ice', 'extra ice'],
    ['extra ice', 'ice', 'extra ice'],
  ])('%s: %s, and the bar is to be told', (text, id, told = id) => {
    expect(wanted(text)).toContain(id);
    expect(
      replyTo(text)
        .reply.map(({ en }) => en)
        .join(' '),
    ).toContain(`please tell them “${told}`);
  });

  it('makes no drink stronger', () => {
    for (const text of ['on the rocks', 'neat', 'straight up', '淨飲']) expect(hear(text).taste.strength ?? 0).toBe(0);
  });
});

describe('how a drink is not served', () => {
  const served = (text: string, menu: Menu = DEMO_BAR) => unservedOf(hear(text, menu)).map(({ id }) => id);
  it.each([
    ['a hot mojito', 'hot drink'],
    ['熱mojito', 'hot drink'],
    ['a frozen margarita', 'frozen'],
    ['iced irish coffee', 'cold drink'],
  ])('%s: is said (%s), and the drink poured', (text, id) => {
    expect(served(text)).toEqual([id]);
    expect(firstFor(text).name).toMatch(/Mojito|Margarita|Irish Coffee/);
  });
  it('is not said of one that is', () => expect(served('a frozen piña colada')).toEqual([]));

  it('says that a menu has nothing hot', () => {
    const cold = DEMO_BAR.filter(({ drawing }) => !drawing.steam);
    for (const text of ['a hot drink', 'freezing outside', '熱飲']) {
      const [reply] = replyTo(text, cold).reply.filter(({ en }) => en.includes('menu'));
      expect(reply).toEqual({
        en: 'No hot drink on this menu; I will find the nearest.',
        'zh-HK': '餐牌冇熱飲，幫你搵杯最近嘅。',
      });
    }
  });
});

describe('same again', () => {
  const SAID = [
    'same again please',
    'same as before',
    'another one of those',
    'one more please',
    'the same one',
    'can I have another?',
    'what I had before',
    'repeat my last drink',
    'same',
    '再嚟一杯',
    '再來一杯',
    '多一杯唔該',
    '同頭先一樣',
    '頭先嗰杯再嚟一杯',
    '照舊',
    '跟上次一樣',
    '同樣嘅再嚟',
  ];
  it.each(SAID)('%s: the guest’s last drink', (text) => {
    expect(firstFor(text, DEMO_BAR, 'bar-paloma').name).toBe('Paloma');
    expect(hear(text, DEMO_BAR, 'bar-paloma').unknown).toEqual([]);
  });
  it.each(SAID)('%s: says that there was none', (text) => {
    const said = replyTo(text);
    expect(said.reply[0]!.en).toContain('nothing to repeat');
    expect(said.isSorry).toBe(false);
  });
  it('says that the last has left the menu', () =>
    expect(replyTo('same again', DEMO_BAR, 'gone').reply[0]!.en).toContain('not on the menu any more'));
  it('changes it as asked', () => {
    const sweeter = firstFor('same again but sweeter', DEMO_BAR, 'bar-paloma');
    expect(hear('same again but sweeter', DEMO_BAR, 'bar-paloma')).toMatchObject({ like: 'bar-paloma' });
    expect(sweeter.ABV).toBeLessThanOrEqual(10);
  });
  it.each([
    'not the same again',
    '唔要同頭先一樣',
    'something different from what I had',
    'another mojito',
    '再嚟杯 negroni',
  ])('%s: is none', (text) => expect(hear(text, DEMO_BAR, 'bar-paloma').like).not.toBe('bar-paloma'));
  it('gives nobody alcohol who may have none', () => {
    for (const text of ['same again, I am driving', '再嚟一杯，我揸車', 'that was my eighth pint, same again'])
      for (const recipe of drinksFor(text, DEMO_BAR, 'bar-negroni')) expect(isZeroProof(recipe)).toBe(true);
  });
});

describe('between two drinks', () => {
  it.each([
    'something between a mojito and a margarita',
    'halfway between a mojito and a margarita',
    'a cross between a mojito and a margarita',
    'half mojito half margarita',
    '介乎 mojito 同 margarita 之間',
    'mojito 同 margarita 中間',
    '一半 mojito 一半 margarita',
  ])('%s: neither, and not stronger than the stronger', (text) => {
    const drinks = drinksFor(text);
    expect(drinks.map(({ id }) => id)).not.toContain('bar-mojito');
    expect(drinks[0]!.ABV).toBeLessThanOrEqual(17.5);
    expect(holds(drinks[0]!, /lime/i)).toBe(true);
    expect(hear(text).unknown).toEqual([]);
  });
  it.each(["I can't decide between a mojito and a paloma", 'mojito 定 paloma 好？揀唔到'])('%s: a choice', (text) =>
    expect(firstFor(text).name).toMatch(/Mojito|Paloma/),
  );
  it.each([
    ['like a negroni but less bitter', 'bitter', 4.5],
    ['似 mojito 但係冇咁甜', 'sweet', 2.5],
    ['less sour margarita', 'acidity', 4.5],
  ] as const)('%s: differs that way', (text, axis, than) => expect(valueOf(firstFor(text), axis)).toBeLessThan(than));
});

describe('a drink the menu lacks', () => {
  it.each([
    ['a white russian please', /coffee/i],
    ['can I get a caipirinha', /rum|lime/i],
    ['have you got a sazerac', /bourbon|whisk/i],
    ['a boulevardier', /campari/i],
    ['amaretto sour', /lemon/i],
    ['整杯殭屍', /rum/i],
    ['an aviation', /gin/i],
    ['hot toddy', /whisk|wine/i],
  ])('%s: the nearest, said as such', (text, pattern) => {
    const first = firstFor(text);
    expect(holds(first, pattern)).toBe(true);
    expect(replyTo(text).reply.some(({ en }) => / on this menu; I will find the nearest/.test(en))).toBe(true);
    expect(first.ABV).toBeLessThanOrEqual(hear(text).standIn!.abv + 1);
  });
  it('is weaker where it shall be', () => expect(firstFor('a zombie but weak').ABV).toBeLessThan(12));
  it.each(['no white russian', 'not a caipirinha', '唔要長島'])('%s: asks for none', (text) =>
    expect(hear(text).standIn).toBeUndefined(),
  );
  it('keeps what was refused out', () => {
    for (const recipe of drinksFor('a white russian without dairy')) expect(recipe.allergens).not.toContain('milk');
  });
});

describe('a tea shop', () => {
  it.each([
    'milk tea',
    '奶茶',
    'lemon tea',
    'fruit tea',
    '水果茶',
    'something sweet',
    '有氣嘅',
    'surprise me',
    '清茶',
    '少甜',
  ])('%s: no alcohol unless asked for', (text) => expect(isZeroProof(firstFor(text, DEMO_TEA))).toBe(true));
  it.each(['whisky', 'something with alcohol', '有冇酒', 'a gin fizz', 'the strongest you have'])(
    '%s: asks for it',
    (text) => expect(isZeroProof(firstFor(text, DEMO_TEA))).toBe(false),
  );

  it.each([
    ['bubble tea', /Boba/],
    ['珍珠奶茶', /Boba/],
    ['黑糖珍珠', /Boba/],
    ['lai cha', /Milk Tea/],
    ['dung ling cha', /Lemon Tea/],
    ['yin yeung', /Yuenyeung/],
    ['鴛鴦', /Yuenyeung/],
    ['凍鴛鴦少甜', /Yuenyeung/],
    ['果茶', /Peach|Passion|Mango/],
    ['hot tea', /Pu-erh|Tea|Chai|Hojicha/],
    ['熱奶茶', /Milk Tea/],
    ['涼茶', /Five-Flower|Pu-erh/],
  ])('%s', (text, name) => expect(firstFor(text, DEMO_TEA).name).toMatch(name));

  it.each(['no pearls', 'without boba', '走珍珠', '唔要珍珠'])('%s: none with them', (text) => {
    for (const recipe of drinksFor(text, DEMO_TEA)) expect(holds(recipe, /pearls/)).toBe(false);
  });
  it.each(['grass jelly', '加仙草', 'pudding', '椰果'])('%s: says that there is none', (text) =>
    expect(replyTo(text, DEMO_TEA).reply.some(({ en }) => en.includes('on this menu'))).toBe(true),
  );

  it.each([
    '半糖',
    '走甜',
    '少甜',
    '飛砂',
    '微糖',
    '甜少',
    '三分糖',
    'half sugar',
    'no sugar',
    '30% sugar',
    'quarter sugar',
    'sugar level 25%',
  ])('%s: less sweet', (text) => expect(hear(text, DEMO_TEA).taste.sweet).toBeLessThan(0));
  it.each(['全糖', '正常甜', 'full sugar', '100% sugar'])('%s: asks for no taste', (text) =>
    expect(hear(text, DEMO_TEA)).toMatchObject({ taste: {}, unknown: [] }),
  );
  it('refuses what is left out beside a level', () => {
    expect(hear('飛砂走奶', DEMO_TEA)).toMatchObject({ avoid: ['milk'], taste: { sweet: -2 } });
    expect(hear('走糖走奶', DEMO_TEA)).toMatchObject({ avoid: ['milk'], taste: { sweet: -2 } });
    expect(hear('冰少甜少', DEMO_TEA).taste.sweet).toBeLessThan(0);
  });
});
