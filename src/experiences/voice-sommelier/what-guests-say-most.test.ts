/** Plain sentences, class by class: what a bartender pours first, and what is no wish. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const first = (said: string) => answerTo(said).drinks[0];
const wishesIn = (said: string) =>
  answerTo(said).understood.wishes.map(({ name, wish }) => (wish === 'refused' ? `no ${name}` : name));

describe('the first drink', () => {
  it.each([
    [
      ['classic', '想飲返杯classic嘅', '經典嘅', 'something old school'],
      ['Dry Martini', 'Negroni', 'Chenpi Old Fashioned'],
    ],
    [
      ['重口味啲', '味濃啲', 'something bold', 'big flavour', 'punchy'],
      ['Negroni', 'Chenpi Old Fashioned', 'Penicillin', 'Dry Martini'],
    ],
    [
      ['要個sour，但係唔好落蛋白', 'a sour', 'a nice sour cocktail'],
      ['Hand-Shaken Daiquiri', 'New York Sour'],
    ],
    [['gin sour'], ['Mid-Autumn Sour', 'Basil Smash', 'Clover Club']],
    [['something weird', '古怪啲', 'Nothing with vodka. Show me something weird.'], ['Numbing Mule']],
    [['something different', '特別啲嘅'], ['Mid-Autumn Sour']],
    [
      ['bubbly please', 'something bubbly', 'something bubbly and pink'],
      ['White Peach Bellini', 'Harbourfront Spritz', 'French 75'],
    ],
    [['long and bubbly'], ['Paloma', 'Mojito', 'Wan Chai Plum Highball']],
    [['something light before dinner'], ['Harbourfront Spritz', 'White Peach Bellini']],
    [
      ['有冇啲香港feel嘅，例如茶、陳皮、話梅'],
      ['Wan Chai Plum Highball', 'Chenpi Old Fashioned', 'Sheung Wan Milk Punch'],
    ],
  ])('%j: one of %j', (sentences, drinks) => {
    for (const said of sentences) expect(drinks, said).toContain(first(said));
  });
  it.each(['one drink, medium strength', '中等烈度', 'not too strong, not too weak', '唔好太烈又唔好太淡'])(
    '%s: neither strong nor weak',
    (said) => expect(wishesIn(said)).toEqual(['medium strength']),
  );
});

describe('what asks for any drink', () => {
  it.each(['俾杯好飲嘅我', 'a cocktail please', 'something to drink', '雞尾酒一杯'])('%s', (said) =>
    expect(answerTo(said).understood.anything).toBe(true),
  );
  it.each(['no drinks for me', 'I don’t drink', '唔飲嘢'])('%s: does not', (said) =>
    expect(answerTo(said).understood.anything).toBe(false),
  );
});

describe('an opinion', () => {
  it.each([
    ['something sour, no campari please, I find it medicinal', ['no campari']],
    ['no gin, I think it tastes like perfume', ['no gin']],
    ['唔要gin，好似香水咁', ['no gin']],
    ['I find whisky too harsh', ['no whisky']],
    ['vodka is boring', ['no vodka']],
    ['覺得威士忌太嗆', ['no whisky']],
  ])('%s: is why it is refused', (said, refused) => expect(wishesIn(said)).toEqual(refused));
  it.each(['唔好淨係橙汁', '唔好淨係果汁', 'not just orange juice', 'doesn’t look like a kid’s drink'])(
    '%s: refuses nothing',
    (said) => expect(wishesIn(said)).toEqual(['grown-up']),
  );
  it.each(['I want to drink tequila but not feel the tequila', '想飲tequila但唔好飲到tequila味'])(
    '%s: still tequila',
    (said) => expect(first(said)).toBe('Tequila Sunrise'),
  );
  it.each(['no tequila, I can feel it the next day', 'I’m allergic to gin, a gin drink that doesn’t taste of gin'])(
    '%s: is refused all the same',
    (said) => expect(wishesIn(said).filter((name) => name.startsWith('no '))).toHaveLength(1),
  );
  it.each(['唔會咁快醉', '未食飯空肚，有咩唔會咁快醉'])('%s: weaker, and no haste', (said) => {
    expect(answerTo(said).understood.weaker).toBe(true);
    expect(wishesIn(said)).not.toContain('no quick to make');
  });
});

it.each([
  ['仲有冇啲甜嘅', { sweet: 2 }],
  ['重有冇啲酸嘅', { acidity: 2 }],
  ['有酒冇酒都得，想要杯甜嘅', { sweet: 2 }],
  ['alcohol or no alcohol, both fine, fruity', { fruity: 2 }],
  ['as sweet as possible', { sweet: 2 }],
])('%s: is asked for, and nothing is refused', (said, taste) => {
  const { understood } = answerTo(said);
  expect([understood.taste, understood.noAlcohol]).toEqual([taste, null]);
});
