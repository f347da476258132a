/** Classes of sentences at the demo bar: what is heard, and which drink comes first. */
import { meetsTaste } from '#domain/flavour/wish-met.ts';
import { describe, expect, it } from 'vitest';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';
import { inShort } from './wishes-in-short.ts';

const hear = (text: string) => interpret(text, BOTH, [], DEMO_BAR);
const firstFor = (text: string) => drinksOf(outcomeOf(hear(text), DEMO_BAR), DEMO_BAR, 1)[0]!.recipe;
const drink = (id: string) => DEMO_BAR.find((recipe) => recipe.id === `bar-${id}`)!;
const strengthOf = (recipe: (typeof DEMO_BAR)[number]) => recipe.ABV;

describe('drunk already', () => {
  it.each([
    'I had five beers, one more whisky',
    '飲咗六杯，再嚟杯勁嘅',
    'finished three bottles and still thirsty',
    'drank a bottle of wine already, another red',
    'everything is spinning',
    '行路打側，想飲杯嘢',
    '啱啱嘔完',
  ])('%s: no alcohol, and water', (text) => {
    const { noAlcohol, isDrunk } = hear(text);
    expect([noAlcohol, isDrunk]).toEqual(['drunk', true]);
    expect(isZeroProof(firstFor(text))).toBe(true);
  });

  it('is not what was drunk yesterday', () => expect(hear('I had five beers yesterday').isDrunk).toBe(false));
  it('wants nothing of what was drunk', () => expect(hear('飲咗六杯啤酒').named).toEqual([]));

  it.each(['not trying to get drunk', '唔好灌醉我', '唔想飲到爛醉'])('%s: is a wish for less', (text) => {
    const { noAlcohol } = hear(text);
    expect(noAlcohol).toBeUndefined();
    expect(strengthOf(firstFor(text))).toBeLessThan(12);
  });
});

describe('counted drinks', () => {
  it.each([
    'that was my eighth pint, same again',
    'third bottle, keep them coming',
    "this is my 5th, I'm fine",
    'on my fifth beer',
    "I've had six already",
    'drink number seven please',
    'one more, that makes it seven',
    'finished a bottle of wine by myself',
    'killed a bottle of whisky tonight',
    '第六杯喇，再嚟一杯',
    '今晚第五杯 gin tonic',
    '飲咗六杯',
    '一個人飲咗一支紅酒',
    '六支啤酒落咗肚',
    '我隊咗八罐啤酒，再嚟',
  ])('%s: no alcohol, and water', (text) => {
    expect(hear(text)).toMatchObject({ noAlcohol: 'drunk', isDrunk: true });
    expect(isZeroProof(firstFor(text))).toBe(true);
  });

  it.each([
    'my first beer',
    'table for five',
    "it's my fortieth birthday",
    '第一杯',
    '第二杯',
    'a bottle of beer',
    'a whole bottle of champagne for the table',
    'another beer',
  ])('%s: is not drunk', (text) => expect(hear(text).isDrunk).toBe(false));
});

describe('allergies to ingredients', () => {
  const isOf = (pattern: RegExp) => (recipe: (typeof DEMO_BAR)[number]) =>
    recipe.recipeIngredient.some(({ name }) => pattern.test(name)) ||
    pattern.test((recipe.drawing?.garnishes ?? []).join());
  const STONE = /peach|plum|cherry|apricot|almond/i;
  const CITRUS = /lemon|lime|orange|grapefruit|yuzu|pomelo|calamansi|triple sec|curaçao|tangerine/i;
  const BEAN = /soy|worcestershire|red bean/i;
  it.each([
    ['allergic to stone fruit', STONE],
    ['stone fruit allergy, something peachy', STONE],
    ['我對核果敏感', STONE],
    ['對 stone fruit 敏感，想飲果味', STONE],
    ['allergic to citrus, something sour', CITRUS],
    ["I can't have citrus", CITRUS],
    ['柑橘類我食唔得', CITRUS],
    ['對柑橘敏感', CITRUS],
    ['allergic to beans', BEAN],
    ["can't eat legumes", BEAN],
    ['戒口，唔食得豆類', BEAN],
    ['allergic to pineapple, a pina colada', /pineapple/i],
    ['菠蘿敏感，想飲 pina colada', /pineapple/i],
    ['allergic to nightshades', /tomato|chilli|hot sauce/i],
    ['茄科敏感', /tomato|chilli|hot sauce/i],
    ['berry allergy, a clover club', /raspberry|cranberry|grenadine|berry/i],
    ['allergic to coconut, a colada', /coconut/i],
    ['allergic to cinnamon', /cinnamon|bitters|dust/i],
    ['肉桂敏感', /cinnamon|bitters|dust/i],
    ['allergic to honey', /honey/i],
    ['蜜糖敏感', /honey/i],
    ['allergic to the mint family', /mint|basil|rosemary/i],
    ['celery allergy, a bloody mary', /worcestershire|tomato/i],
    ['allergic to caffeine', /espresso|coffee|milk tea/i],
    ['allergic to garlic and onions', /worcestershire|hot sauce/i],
    ['I cannot eat tropical fruit', /mango|pineapple|passion|lychee|coconut/i],
    ['熱帶水果敏感', /mango|pineapple|passion|lychee|coconut/i],
    ['allergic to seafood, a bloody mary', /worcestershire/i],
    ['海鮮敏感，要 bloody mary', /worcestershire/i],
    ['nothing from the sea', /worcestershire/i],
    ['vegan', /worcestershire|honey|egg|milk|cream$/i],
    ['純素', /worcestershire|honey|egg|milk|cream$/i],
    ['allergic to nuts, something tropical', /almond|coconut/i],
  ] as const)('%s: pours none of them, and something', (text, pattern) => {
    const poured = outcomeOf(hear(text), DEMO_BAR).recipeIds;
    expect(poured.length).toBeGreaterThan(0);
    const vegan = /vegan|純素/.test(text);
    const held = DEMO_BAR.filter(({ id }) => poured.includes(id)).filter((recipe) =>
      isOf(pattern)(vegan ? withoutCoconut(recipe) : recipe),
    );
    expect(held.map(({ name }) => name)).toEqual([]);
  });
  const withoutCoconut = (recipe: (typeof DEMO_BAR)[number]) => ({
    ...recipe,
    recipeIngredient: recipe.recipeIngredient.filter(({ name }) => !/coconut/i.test(name)),
  });

  it.each(['allergic to zorbs', '對Zorb敏感', "I can't eat zorbs"])(
    '%s: is said, and nothing alcoholic is poured',
    (text) => {
      const wishes = hear(text);
      expect(wishes.unsure).toHaveLength(1);
      expect(wishes.unlisted).toEqual(wishes.unsure);
      expect(isZeroProof(firstFor(text))).toBe(true);
    },
  );

  it('leaves out what states no ingredients, or one that is not known', () => {
    const bare = DEMO_BAR.map((recipe) => ({ ...recipe, recipeIngredient: [] }));
    expect(outcomeOf(interpret('allergic to peach', BOTH, [], bare), bare).recipeIds).toEqual([]);
    const odd = DEMO_BAR.map((recipe) => ({
      ...recipe,
      recipeIngredient: [{ name: 'House blend', name_translations: {} }],
    }));
    expect(outcomeOf(interpret('allergic to peach', BOTH, [], odd), odd).recipeIds).toEqual([]);
  });

  it('takes a dislike for no allergy', () => expect(hear('no oranges').named[0]?.isAllergy).toBe(false));
});

describe('a body that reacts to alcohol', () => {
  it.each([
    'I come out in blotches when I drink',
    'alcohol makes me wheeze',
    'I flush and itch after one drink',
    'I get sick with alcohol, but I like coffee',
    'I feel really ill after drinking',
    'when I drink my throat swells',
    'alcohol intolerance, something fruity',
    'I have asthma',
    '酒精敏感',
    '飲酒會出疹',
    '一飲就痕，想飲甜嘢',
    '飲親酒就喘',
    '我 alcohol allergy',
  ])('%s: none', (text) => {
    expect(hear(text).noAlcohol).toBe('medicine');
    expect(isZeroProof(firstFor(text))).toBe(true);
  });

  it.each(['I go red when I drink', '一飲就紅', '我飲酒會面紅', 'I get drunk easily'])('%s: the weakest', (text) => {
    const wishes = hear(text);
    expect([wishes.weaker, wishes.noAlcohol]).toEqual([true, undefined]);
    const strong = DEMO_BAR.filter((recipe) => recipe.available && !isZeroProof(recipe)).map(strengthOf);
    expect(strengthOf(firstFor(text))).toBeLessThan(strong.toSorted((a, b) => a - b)[5]!);
  });
});

describe('weaker than a drink', () => {
  it.each([
    ['lighter than a Negroni', 'negroni'],
    ['not as strong as a Negroni, fruity', 'negroni'],
    ['less alcohol than a martini', 'dry-martini'],
    ['a Negroni is too strong for me', 'negroni'],
    ['nothing stronger than a mojito', 'mojito'],
    ['唔好勁過 Negroni', 'negroni'],
    ['比 Negroni 輕手啲', 'negroni'],
    ['冇 Negroni 咁勁', 'negroni'],
    ['Negroni 太勁', 'negroni'],
  ])('%s: pours nothing as strong', (text, id) => {
    const limit = strengthOf(drink(id));
    const poured = drinksOf(outcomeOf(hear(text), DEMO_BAR), DEMO_BAR, 99).map(({ recipe }) => recipe);
    expect(poured.length).toBeGreaterThan(0);
    expect(poured.filter((recipe) => strengthOf(recipe) >= limit).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['lighter than a Manhattan but more than a beer', 28],
    ['lighter than wine', 12],
    ['not stronger than a beer', 5],
    ['比曼克頓輕啲', 28],
    ['唔好勁過啤酒', 5],
    ['紅酒太勁', 13],
  ])('%s: also where the menu lacks it', (text, limit) => {
    const { below, named } = hear(text);
    expect(below?.abv).toBe(limit);
    expect(named.filter(({ kind }) => kind !== 'trait')).toEqual([]);
    expect(strengthOf(firstFor(text))).toBeLessThan(limit);
  });

  it('limits no other comparison', () => expect(hear('less bitter than a negroni').below).toBeUndefined());
});

describe('children and doctors', () => {
  it.each(['two kids here', 'kids', 'something for the children', '細路哥', '啲小朋友要嘢飲', '三個小朋友'])(
    '%s: no alcohol',
    (text) => expect(hear(text)).toMatchObject({ noAlcohol: 'age', unclear: [] }),
  );
  it.each(['the doctor says no alcohol', 'my GP told me no alcohol', '醫生話唔可以有酒精', '醫生叫我唔好飲酒'])(
    '%s: is no whim',
    (text) => expect(hear(text).noAlcohol).toBe('medicine'),
  );
  it.each(['開心，唔要酒精', 'heartbroken, no alcohol'])('%s: is one', (text) =>
    expect(hear(text).noAlcohol).toBe('choice'),
  );
});

describe('misspelt refusals of alcohol', () => {
  it.each([
    'not a single drop of alcohol',
    '唔要少少酒',
    'no achohol',
    'without acolhol',
    'non-alchoolic',
    'moktail',
    'n/a please',
    '唔要洒精',
    '冇酒晶',
  ])('%s', (text) => expect(hear(text).noAlcohol).toBe('choice'));
});

describe('measured by a drink', () => {
  it.each([
    ['lighter than an old fashioned', 'chenpi-old-fashioned', 'strength', -1],
    ['a daiquiri but less strong', 'daiquiri', 'strength', -1],
    ['比 Negroni 輕手啲', 'negroni', 'strength', -1],
    ['less bitter than a negroni', 'negroni', 'bitter', -1],
    ['fizzier than a martini', 'dry-martini', 'fizzy', 1],
    ['sweeter than a margarita', 'margarita', 'sweet', 1],
  ] as const)('%s: another one, moved that way and no stronger', (text, id, axis, sign) => {
    const [first, model] = [firstFor(text), drink(id)];
    const of = (recipe: typeof first) => featureValues(recipe.drinkFeatures)[axis] ?? 0;
    expect(first.id).not.toBe(model.id);
    expect(Math.sign(of(first) - of(model))).toBe(sign);
    expect(strengthOf(first)).toBeLessThanOrEqual(strengthOf(model));
  });
});

describe('traits', () => {
  it.each([
    ['mojito no ice', 'like:bar-mojito with:no-ice'],
    ['少冰 mojito', 'like:bar-mojito with:less-ice'],
    ['something blue', 'with:blue'],
    ['nothing fancy', 'with:simple'],
    ['strong ginger flavour', 'with:ginger'],
    ['ginger with a kick', 'with:ginger'],
    ['想影相打卡', 'with:photogenic'],
    ['a little alcohol, fruity', 'strength- fruity+'],
    ['not as sweet as a coke', 'sweet-'],
    ['越酸越好', 'acidity+ most:acidity'],
  ])('%s', (text, heard) => expect(inShort(hear(text))).toBe(heard));

  it.each<[string, (recipe: (typeof DEMO_BAR)[number]) => boolean]>([
    ['hot and fruity', ({ drawing }) => drawing.steam],
    ['想飲杯暖笠笠有奶嘅', ({ drawing }) => drawing.steam],
    ['紫色嘅', ({ id }) => /blue-hour|dusk/.test(id)],
    ['in a champagne flute', ({ drawing }) => drawing.glass === 'flute'],
    ['要提神', ({ recipeIngredient }) => recipeIngredient.some(({ name }) => /espresso|coffee/i.test(name))],
    ['orange juice', isZeroProof],
    ['有酒嘅果汁', (recipe) => !isZeroProof(recipe)],
    [
      'mojito without mint',
      ({ drinkFeatures }) => meetsTaste(drinkFeatures, 'fizzy', 2) && meetsTaste(drinkFeatures, 'acidity', 2),
    ],
  ])('%s: pours one of them', (text, isOne) => expect(isOne(firstFor(text))).toBe(true));
});

describe('what is not heard', () => {
  it.each([
    ['no blorps', ['blorps']],
    ['none of what she is having', ['none of what she is having']],
    ['sweet but dry', ['sweet', 'dry']],
    ['less tomato', ['tomato']],
  ])('%s: is given back', (text, unknown) => expect(hear(text).unknown).toEqual(unknown));

  it.each(['zorbic', 'my cat died', '失戀'])('%s: a mild drink that most like', (text) => {
    const { strength = 0, bitter = 0, spicy = 0 } = featureValues(firstFor(text).drinkFeatures);
    expect(inShort(hear(text))).not.toMatch(/strength\+|herbal\+/);
    expect(Math.max(strength - 0.5, bitter, spicy)).toBeLessThanOrEqual(3);
  });
});

describe('persons', () => {
  it.each([
    'for my boss, he likes whisky',
    'flying to London tomorrow, something fruity',
    'my back hurts, something strong',
    '聽日飛日本，想飲清酒',
    'my son is 22 and likes beer',
    '個女十八歲生日，想飲甜酒',
  ])('%s: asks nothing', (text) => expect(hear(text).unclear).toEqual([]));

  it.each(['my son wants a beer', 'because of my zorbitis'])('%s: is asked about', (text) =>
    expect(hear(text).unclear).not.toEqual([]),
  );
});
