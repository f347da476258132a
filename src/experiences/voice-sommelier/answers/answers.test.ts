/** What is answered, and what is poured after it, at the demo bar. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { interpret } from '../hearing/interpret.ts';
import { NO_WISHES } from '../wishes.ts';
import { answersTo } from './answers.ts';

describe('is it in the drink', () => {
  it.each([
    ['does the Mid-Autumn Sour have egg in it', 'Yes, Mid-Autumn Sour has Egg white in it.', '有，中秋桂花酸有蛋白。'],
    ['I’m allergic to shellfish, can I have the Bloody Mary?', 'No shellfish in Bloody Mary', '血腥瑪麗冇甲殼類'],
    ['is there gluten in the Black and Tan?', 'Yes, Black & Tan has gluten in it.', '有，黑白啤有麩質。'],
    ['椰林飄香有冇奶', 'in Piña Colada, by its recipe.', '冇，照配方椰林飄香冇奶。'],
    ['is there mint in the Mai Tai?', 'Mint sprig as its garnish', '淺水灣邁泰嘅裝飾有薄荷枝。'],
    ['what rum’s in the mai tai', 'has Aged rum, Dark rum in it', '陳年冧酒、黑冧酒'],
    ['does the Nojito have any alcohol in it?', 'Nojito has no alcohol.', '無酒莫吉托冇酒精。'],
    ['is there alcohol in the Mojito?', 'Yes, Mojito has alcohol: 9.7% ABV.', '酒精度 9.7%'],
    ['is the Clover Club vegan?', 'No, Clover Club is not vegan: it has egg in it.', '唔啱vegan'],
    ['is the Irish Coffee hot or cold?', 'Yes, Irish Coffee: hot.', '係，愛爾蘭咖啡：hot。'],
    ['which rum do you use in the Mojito', 'Mojito is made with White rum.', '莫吉托用白冧酒。'],
  ])('%s', (sentence, en, zh) => {
    expect(answerTo(sentence).reply).toContain(en);
    expect(answerTo(sentence).chinese).toContain(zh);
  });

  it.each([
    ['is there egg in the Clover Club? I’m allergic', 'Clover Club has egg in it: not for you.'],
    ['Black and Tan: wheat or barley? I can’t have gluten', 'Black & Tan has gluten in it: not for you.'],
    ['I have a fish allergy, is there any fish in the Bloody Mary?', 'has fish in it: not for you.'],
    ['can you make the Irish Coffee without cream, I’m dairy free', 'Irish Coffee has milk in it: not for you.'],
  ])('%s: is not for them, and not said to be liked', (sentence, said) => {
    const { reply, drinks, understood } = answerTo(sentence);
    expect(reply).toMatch(new RegExp(`^[^.]*${said}`));
    expect(reply).not.toContain('Like');
    const name = DEMO_BAR.find(({ id }) => id === understood.like)!.name;
    expect(drinks).not.toContain(name);
    expect(drinks.length).toBeGreaterThan(0);
  });

  const hear = (sentence: string, menu: typeof DEMO_BAR) =>
    interpret(sentence, BOTH, [], menu, undefined, undefined, answersTo)
      .told!.map(({ en }) => en)
      .join(' ');
  const changed = (id: string, change: Partial<(typeof DEMO_BAR)[number]>) =>
    DEMO_BAR.map((drink) => (drink.id === id ? { ...drink, ...change } : drink));
  it.each([
    ['is there egg in the Negroni?', changed('bar-negroni', { allergenList: 'unknown', allergens: [] })],
    ['is there honey in the Negroni?', changed('bar-negroni', { recipeIngredient: [] })],
    [
      'is there honey in the Negroni?',
      changed('bar-negroni', {
        recipeIngredient: [{ ...DEMO_BAR[0]!.recipeIngredient[0]!, name: 'House mix', name_translations: {} }],
      }),
    ],
    ['is the Nojito vegan?', changed('bar-nojito', { allergenList: 'unknown' })],
    ['is there alcohol in the Nojito?', changed('bar-nojito', { alcohol: 'unknown' })],
    ['is there ginger in the Swizzle?', DEMO_BAR],
  ] as const)('%s: what is not stated is not denied', (sentence, menu) => {
    const told = hear(sentence, [...menu]);
    expect(told).toContain('I cannot rule out');
    expect(told).not.toMatch(/\bNo\b|^Yes/);
  });
  it('compares nothing of which the strength is not known', () =>
    expect(
      hear('which is stronger, the Negroni or the Mojito?', changed('bar-mojito', { alcohol: 'unknown' })),
    ).toContain('I cannot compare'));
});

describe('how much of it', () => {
  it.each([
    ['how hot is the Typhoon?', 'Typhoon No. 8 is very spicy. Nothing here is spicier.', '八號風球好辣。'],
    [
      'what is in the Swizzle and is it very strong?',
      'Monastery Swizzle is middling in strength: 11.7% ABV.',
      '烈度中等',
    ],
    ['how strong is the Peak Garden?', 'Peak Garden has no alcohol.', '山頂花園冇酒精。'],
    ['what does the Numbing Mule taste like?', 'Numbing Mule: very spicy, very fizzy, herbal, sweet;', '好辣、好多氣'],
    ['which is your strongest?', 'Strongest: Chenpi Old Fashioned (27.7% ABV).', '最烈：陳皮古典'],
  ])('%s', (sentence, en, zh) => {
    expect(answerTo(sentence).reply).toContain(en);
    expect(answerTo(sentence).chinese).toContain(zh);
  });
  it('strength stands apart from what is in it', () =>
    expect(answerTo('what is in the Swizzle and is it very strong?').reply).toContain(
      'Falernum spice syrup. Monastery Swizzle is middling',
    ));
  it('pours another where it has too much of it', () =>
    expect(answerTo('typhoon 辣唔辣㗎？我食唔到太辣').drinks).not.toContain('Typhoon No. 8'));
});

describe('one of two', () => {
  it.each([
    [
      'which is easier to drink, Penicillin or Plum Highball?',
      'Wan Chai Plum Highball',
      'easier to drink: less spicy, lighter',
    ],
    ['which is stronger, the Bamboo or the Dry Martini?', 'Dry Martini', 'stronger: 26.7% ABV, the other 12.9% ABV'],
    ['is the Mojito or the Paloma sweeter?', 'Mojito', 'sweeter: sweet, the other a little sweet'],
    ['which is drier, French 75 or Spritz?', 'French 75', 'less sweet'],
    ['which drink less alcohol, Bellini or Pina Colada', 'Piña Colada', 'lighter: 6.2% ABV'],
    ['邊杯冇咁烈，Negroni 定 Bamboo', 'Bamboo', 'lighter: 12.9% ABV'],
    ['which would go with oysters, Martini or French 75?', 'French 75', 'With that I would pour French 75'],
  ])('%s: %s', (sentence, drink, told) => {
    const { reply, drinks } = answerTo(sentence);
    expect(reply).toContain(told);
    expect(drinks[0]).toBe(drink);
  });
  it.each([
    [
      'difference between a French 75 and a Bellini, which has less alcohol?',
      'White Peach Bellini',
      'is lighter: 7.3% ABV',
    ],
    ['Would you go for the Mai Tai or the Monastery Swizzle?', 'Monastery Swizzle', 'I would say Monastery Swizzle'],
    ['八號風球辣啲定麻辣騾子辣啲?', 'Typhoon No. 8', 'are alike there: both very spicy'],
  ])('%s: is told which, and no wish made of it', (sentence, drink, told) => {
    const { reply, drinks, understood } = answerTo(sentence);
    expect(reply).toContain(told);
    expect(drinks[0]).toBe(drink);
    expect(understood.taste).toEqual({});
  });
  it('pours the one that is wished for', () => {
    const { reply, drinks } = answerTo(
      'which is stronger, the Bamboo or the Dry Martini? I want the lighter of the two',
    );
    expect(reply).toContain('Dry Martini is stronger');
    expect(drinks[0]).toBe('Bamboo');
  });
  it('says where there is nothing between them', () =>
    expect(answerTo('is a Cosmo sweeter than a Clover Club?').reply).toContain('are alike there: both sweet'));
  it.each([
    'which is stronger, the Negroni or the Dry Martini? I’m pregnant',
    'Negroni 同 Dry Martini 邊杯勁啲？我揸車',
    'I get drunk easily, which is stronger, the Negroni or the Dry Martini?',
  ])('%s: neither is poured', (sentence) => {
    const { drinks } = answerTo(sentence);
    expect(drinks).not.toContain('Negroni');
    expect(drinks).not.toContain('Dry Martini');
  });
});

describe('what there is', () => {
  it.each([
    ['do you have champagne?', 'No champagne by the glass; it is in the French 75.', '冇淨飲嘅香檳；法式七五入面有。'],
    ['a glass of champagne please', 'No champagne by the glass; it is in the French 75.', '冇淨飲嘅香檳'],
    ['有冇紅酒飲', 'No red wine by the glass; it is in the New York Sour, Tangerine Peel Mulled Wine.', '冇淨飲嘅紅酒'],
    [
      'do you have any white wine?',
      'No white wine by the glass; nearest is White Peach Bellini',
      '最近嘅係白桃貝里尼、海濱氣泡酒',
    ],
    ['got any beer?', 'Yes, we have it: Black & Tan.', '有：黑白啤。'],
    ['do you do margaritas?', 'Yes, we have it: Salt-Rim Margarita.', '有：鹽邊瑪格烈特。'],
    ['got any mezcal?', 'With mezcal: Typhoon No. 8.', '有梅斯卡爾酒嘅：八號風球。'],
    ['any mocktails?', 'Without alcohol: Nojito', '冇酒精：無酒莫吉托'],
    [
      'which drinks have egg?',
      'With egg: Mid-Autumn Sour, Clover Club, Calamansi Cloud.',
      '中秋桂花酸、三葉草俱樂部、酸柑雲',
    ],
    ['do you have absinthe', 'No absinthe on this menu', '餐牌冇absinthe'],
  ])('%s', (sentence, en, zh) => {
    expect(answerTo(sentence).reply).toContain(en);
    expect(answerTo(sentence).chinese).toContain(zh);
  });
  it.each(['有冇啤酒？我揸車', '我17歲咋，有冇 beer？'])('%s: nothing with alcohol is said to be had', (sentence) =>
    expect(answerTo(sentence).reply).not.toContain('Black & Tan'),
  );
  it('a brand that the menu has not: is not said to be had', () =>
    expect(answerTo('have you got Guinness?').reply).not.toContain('we have it'));
});

describe('what a guest can have', () => {
  it.each([
    [
      'which drinks can’t I have, I’m gluten free',
      'Not for you: Black & Tan, Bloody Mary, Sham Shui Po Style, Temperance Mary.',
    ],
    ['我對奶敏感，邊啲唔飲得？', 'Not for you: Sheung Wan Milk Punch, Irish Coffee, B-52, Ginger Milk Nightcap.'],
    [
      'what can I have? I’m allergic to eggs',
      'By the recipes, all fine but Mid-Autumn Sour, Clover Club, Calamansi Cloud.',
    ],
    [
      'which ones have nuts in them? I’m allergic',
      'Not stated for certain, so I leave them out too: Monastery Swizzle',
    ],
    ['我懷孕，有冇嘢唔飲得？', 'Not for you: everything with alcohol.'],
    ['what can I not have?', 'Tell me what you must not have'],
  ])('%s', (sentence, told) => expect(answerTo(sentence).reply).toContain(told));

  it('counts what was declared and said before', () => {
    const before = { ...NO_WISHES, avoid: ['eggs' as const] };
    const { told } = interpret('which can’t I have?', BOTH, [], DEMO_BAR, undefined, before, answersTo);
    expect(told!.map((each) => each.en)).toEqual(['Not for you: Mid-Autumn Sour, Clover Club, Calamansi Cloud.']);
  });
  it('names no drink of what no menu lists', () =>
    expect(answerTo('I’m allergic to flurbs, what can I have?').reply).not.toMatch(/Fine for you|all fine but/));
});

it('says the answer first, and the drink asked about once', () =>
  expect(answerTo('how strong is the Negroni?').reply).toBe(
    'Negroni is very strong: 19.8% ABV. Anything else, or shall I pour?',
  ));

it.each(['Negroni 同 Aperol Spritz 邊杯烈啲？', 'which is stronger, a Negroni or an Aperol Spritz?'])(
  '%s: says that a menu has neither',
  (sentence) =>
    expect(answerTo(sentence, 'demo-tea').reply).toBe('No Negroni on this menu. No Aperol Spritz on this menu.'),
);
