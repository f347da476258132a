import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../test/answer-to.ts';

const WATER = 'The bar has water';
const WELCOME = 'Good to have you here.';
const PRICE = 'Prices stand on the menu';

describe('what pours nothing', () => {
  it.each([
    ['could I just have some water for now', WATER],
    ['still water no ice pls', WATER],
    ['hot water please', WATER],
    ['畀杯水我得啦', WATER],
    ['唔該暖水', WATER],
    ['白開水就得', WATER],
    ["hi there how's your evening going", WELCOME],
    ['you guys are so sweet! this place is amazing', WELCOME],
    ['多謝晒，你好好人', WELCOME],
    ['哈哈你係機械人定真人', WELCOME],
    ['貴唔貴㗎', PRICE],
    ['not thirsty just looking at the menu thanks', 'Take your time.'],
  ])('%s', (text, reply) => {
    const answer = answerTo(text);
    expect(answer.drinks).toEqual([]);
    expect(answer.reply).toContain(reply);
    expect(answer.reply).not.toContain('shall I pour');
  });

  it.each([
    'hi, something sweet',
    '你好，甜嘅',
    'a glass of water and a mojito',
    'you choose',
    'sparkling water with lime',
  ])('but: %s', (text) => expect(answerTo(text).drinks).not.toEqual([]));

  it.each(['you are so sweet, I am pregnant', '多謝，我懷孕'])('hears a person beside it: %s', (text) =>
    expect(answerTo(text).understood.noAlcohol).toBe('pregnancy'),
  );

  it('hears an allergy beside water', () =>
    expect(answerTo('water please, I am allergic to peanuts').understood.avoid).toContain('peanuts'));
});

describe('whoever must not have sugar', () => {
  const SUGARED =
    /Irish Coffee|Mulled|Ginger Milk|Orchard|Mojito|Nojito|Sunrise|Lemonade|Colada|Salty Lime|Tonic|Fizz|Punch|Margarita|Daiquiri/;
  it.each([
    'something warm, he has high blood sugar, no alcohol',
    'I am diabetic, something hot and creamy, alcohol is fine',
    'diabetic and driving, something nice',
    'type 2, a mojito please',
    'my sugar levels are high but I want a pina colada',
    '阿媽有糖尿，想要杯熱嘅，唔要酒',
    '我血糖高，甜啲嘅有咩',
    'watching my blood sugar, the sweetest you have',
    '打緊胰島素，冧酒啦',
    'my dietitian says no sugar but I love sweet',
    'doctor say must cut sweets, a daiquiri',
  ])('gets none: %s', (text) => {
    const { drinks } = answerTo(text);
    expect(drinks.filter((name) => SUGARED.test(name))).toEqual([]);
  });

  it.each([
    'I am not diabetic, something sweet',
    '我冇糖尿，想要甜嘅',
    'the doctor says no gin, sweet please',
    'my doctor says no alcohol, sugar is fine',
  ])('may have it: %s', (text) =>
    expect(answerTo(text).understood.wishes.map(({ name }) => name)).not.toContain('sugar'),
  );
});

it.each([
  ['something with ginger but no beer of ginger', /Mule|Dark & Stormy/],
  ['唔好有泡嘅，凍冰冰就得', /Mojito|Spritz|Mule|Fizz|Tonic|75|Soda|Bellini|Paloma/],
])('%s: what is refused is not poured', (text, refused) => {
  const { drinks } = answerTo(text);
  expect(drinks).not.toEqual([]);
  expect(drinks.filter((name) => refused.test(name))).toEqual([]);
});
