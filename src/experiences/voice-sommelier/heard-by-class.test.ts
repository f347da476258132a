/** What guests say at a bar, by class, at the demo bar: the traits and tastes that must be heard, and the first drink. */
import { describe, expect, it } from 'vitest';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';

const hear = (text: string) => interpret(text, BOTH, [], DEMO_BAR);
const first = (text: string) => drinksOf(outcomeOf(hear(text), DEMO_BAR), DEMO_BAR, 1)[0]!.recipe;
const wanted = (text: string) =>
  hear(text)
    .named.filter(({ isRefused }) => !isRefused)
    .map(({ id }) => id);

describe('purpose and moment', () => {
  it.each([
    ['what is good to start the evening with', 'aperitif'],
    ['we want to kick off the night', 'aperitif'],
    ['等開飯，飲啲咩好', 'aperitif'],
    ['I just had a huge meal', 'digestif'],
    ['解下膩', 'with fried food'],
    ['one last one before bed', 'nightcap'],
    ['to end the evening', 'nightcap'],
    ['just got off a long flight', 'wakes you up'],
    ['想醒神', 'wakes you up'],
    ['I passed my driving test', 'celebration'],
    ['搵到新工', 'celebration'],
    ['my mouth is on fire', 'with spicy food'],
    ['辣到飛起', 'with spicy food'],
    ['after a long run', 'thirst quencher'],
    ['跑完步好渴', 'thirst quencher'],
    ['pretend im on holiday', 'tiki'],
    ['好似去咗沙灘咁', 'tiki'],
  ])('%s: %s', (text, id) => expect(wanted(text)).toContain(id));
});

describe('limits in other words', () => {
  it.each(['nothing too crazy', 'nothing too heavy', 'lightly alcoholic', '唔好太狠', '細力啲', '唔會頭痛嗰種'])(
    '%s: weaker than most',
    (text) => {
      expect(hear(text).taste.strength).toBeLessThan(0);
      expect(first(text).ABV).toBeLessThan(12);
    },
  );
  it.each(["it won't give me a headache tomorrow", 'without a hangover', 'something with no hangover'])(
    '%s: is no hangover cure',
    (text) => {
      expect(hear(text).taste.strength).toBeLessThan(0);
      expect(wanted(text)).toEqual([]);
    },
  );
});

describe('texture', () => {
  it.each([
    ['satin smooth', 'creamy'],
    ['滑捋捋', 'smooth'],
    ['綿綿哋', 'creamy'],
    ['airy foam on top', 'foam'],
    ['雲朵', 'foam'],
    ['something with bits to chew', 'topping'],
    ['杰撻撻', 'thick'],
    ['goes down without a fight', 'smooth'],
  ])('%s: %s', (text, id) => expect(wanted(text)).toContain(id));
});

describe('how it comes across', () => {
  it.each([
    ['changes colour', 'colour-changing', 'Blue Hour Lemonade'],
    ['會變色', 'colour-changing', 'Blue Hour Lemonade'],
    ['something italian', 'italian', undefined],
    ['意式', 'italian', undefined],
    ['looks harmless but kicks', 'dangerously drinkable', undefined],
    ['失身酒', 'dangerously drinkable', undefined],
  ])('%s: %s', (text, id, name) => {
    expect(wanted(text)).toContain(id);
    if (name) expect(first(text).name).toBe(name);
    expect(hear(text).named.find((wish) => wish.id === id)!.drinks).toContain(first(text).id);
  });

  it.each(['nothing cold', "a drink that isn't cold", '唔飲得凍嘢'])('%s: hot', (text) =>
    expect(wanted(text)).toContain('hot drink'),
  );
});

describe('a drink and what it is not', () => {
  it.each([
    ['something like a mojito with strawberries', 'Mojito'],
    ['strawberry daiquiri', 'Hand-Shaken Daiquiri'],
  ])('%s: the drink itself where the menu lacks the rest', (text, name) => expect(first(text).name).toBe(name));

  it('is refused however often it is named', () => {
    expect(hear('my ex drank negronis, so no negronis')).toMatchObject({ like: undefined, notLike: ['bar-negroni'] });
  });

  it.each(['but still frothy', 'still something sweet'])('%s: "still" asks for no flat drink', (text) =>
    expect(hear(text).taste.fizzy).toBeUndefined(),
  );
});

describe('misspelt', () => {
  it.each([
    ['tropcial', 'tropical'],
    ['pinapple and rum', 'pineapple'],
    ['cofee', 'coffee'],
    ['macha', 'matcha'],
  ])('%s: %s', (text, id) => expect(wanted(text)).toContain(id));
});

describe('little or nothing understood', () => {
  it.each(['whatever', 'qwertz', 'I had a day', 'no gin'])('%s: an easy drink', (text) => {
    const { ABV, type } = first(text);
    expect(ABV).toBeLessThan(12);
    expect(['cocktail', 'wine']).toContain(type);
  });
  it.each(['qwertz', 'no gin'])('%s: a well-known one', (text) => expect(hear(text).popular).toContain(first(text).id));
});

describe('what is not understood', () => {
  it.each(['無酒精 少甜少冰', '無酒精少少甜', 'no alcohol, still sweet', 'zero alcohol, nothing too crazy'])(
    '%s: hides no refusal of alcohol',
    (text) => expect(hear(text).noAlcohol).toBe('choice'),
  );
  it.each(["I can't stand up", '企唔穩，再嚟一杯', "I can't stand straight anymore"])('%s: is drunk', (text) =>
    expect(hear(text).isDrunk).toBe(true),
  );
  it.each(["I can't stand the taste of alcohol", "can't stand mint"])('%s: is a dislike', (text) =>
    expect(hear(text).isDrunk).toBe(false),
  );
});

describe('a limit or a comparison', () => {
  const campari = (text: string) => wanted(text).includes('campari');
  it.each([
    ['grapefruit, less bitter than campari', -1],
    ['not as bitter as campari', -1],
    ['冇campari咁苦', -1],
    ['more bitter than campari', 1],
  ])('%s: keeps its direction, and orders no measure', (text, direction) => {
    expect(campari(text)).toBe(false);
    if (direction < 0) expect(hear(text).taste.bitter).toBeLessThan(0);
  });
  it.each(['lychee taste, but alcohol is very little', '荔枝味，酒精好少', 'very little alcohol', '少少酒精'])(
    '%s: weak',
    (text) => {
      expect(wanted(text)).not.toContain('alcohol');
      expect(first(text).ABV).toBeLessThan(9);
    },
  );
  it.each([
    '男朋友飲old fashioned，我想要杯輕過佢嗰杯嘅',
    'my boyfriend drinks old fashioned, I want one lighter than his',
  ])('%s: lighter than that one', (text) => {
    expect(hear(text).taste.strength).toBeLessThan(0);
    expect(hear(text).below!.abv).toBeGreaterThan(25);
    expect(first(text).ABV).toBeLessThan(15);
  });
  it('is a Cosmopolitan made less sweet, or another drink by that measure', () => {
    expect(first('less sweet Cosmopolitan').name).toBe('Cosmopolitan');
    const asked = 'How many sweet is this Cosmopolitan? I want less sweet one';
    expect(hear(asked).taste.sweet).toBeLessThan(0);
    expect(first(asked).name).not.toBe('Cosmopolitan');
  });
  it('keeps a little of a taste from the alcohol', () => expect(hear('辣少少嘅酒你哋有冇？').weaker).toBe(false));
  it('wants no tonic of which there should be few', () => expect(wanted('gin, but with few tonic')).toEqual(['gin']));
});

describe('what is held', () => {
  it.each(['margarita, hold the salt', 'margarita走鹽', 'Margarita no salt, colder, less sweet'])(
    '%s: the drink that was named, whose rim the bar leaves off',
    (text) => expect(first(text).id).toBe('bar-margarita'),
  );
  it.each(['spicy marg but hold the salt', 'tequila, hold the salt', 'a Paloma without salt'])(
    '%s: nothing with salt in it, and no rim of a drink that was not named',
    (text) => expect(['bar-typhoon-no-8', 'bar-paloma']).not.toContain(first(text).id),
  );
  it('hears the rest', () => expect(hear('spicy marg but hold the salt').taste.spicy).toBeGreaterThan(0));
});

describe('care', () => {
  it.each(['想飲到斷片', 'want to black out', 'I want to get wasted'])('%s: as for somebody drunk', (text) =>
    expect(hear(text)).toMatchObject({ noAlcohol: 'drunk', isDrunk: true }),
  );
  it.each(['我酒量好差，一杯就面紅', "I'm a lightweight"])('%s: no spirits', (text) => {
    const { ABV, recipeIngredient } = first(text);
    expect(ABV).toBeLessThan(8);
    expect(recipeIngredient.filter(({ abv }) => (abv ?? 0) >= 30)).toEqual([]);
  });
});
