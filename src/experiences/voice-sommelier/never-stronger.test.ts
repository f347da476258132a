/** Nothing a guest says of a person, whatever it stands beside, gives them alcohol or a stronger drink. */
import { describe, expect, it } from 'vitest';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';

const drinksFor = (text: string) => drinksOf(outcomeOf(interpret(text, BOTH, [], DEMO_BAR), DEMO_BAR), DEMO_BAR, 3);

const WISHES = [
  'a spicy Margarita',
  'make it a double',
  'the strongest',
  '勁啲',
  '雙份',
  'something that slaps',
  'a Negroni',
];

describe.each([
  'my daughter is nine',
  'my mate is 17',
  'under 18s here',
  'I am the skipper tonight',
  'keys in my pocket',
  'keep it at zero',
  'a virgin one',
  'm yam jau',
  'we started drinking at noon',
  '我16岁',
  '开车嚟',
  '怀孕三个月',
])('%s', (person) => {
  it.each(WISHES)('and %s: no alcohol in any drink', (wish) => {
    for (const text of [`${person}, ${wish}`, `${wish}. ${person}`])
      for (const { recipe } of drinksFor(text)) expect([text, isZeroProof(recipe)]).toEqual([text, true]);
  });
});

describe('as little of it as there can be', () => {
  const LITTLE = [
    'as little {} as possible',
    'as little {} as possible, fruity',
    'with as low {} as possible',
    'minimum {} please',
    '{} kept to a minimum',
    'keep {} to a bare minimum',
    '{} content low please',
    'the less {} the better',
  ];
  const LITTLE_CHINESE = ['盡量少{}', '{}盡量少', '{}盡量低', '儘量低{}', '{}越少越好', '盡量少啲{}'];
  it.each([
    ...LITTLE.map((said) => said.replace('{}', 'alcohol')),
    ...LITTLE_CHINESE.map((said) => said.replace('{}', '酒精')),
  ])('%s: weak', (said) => {
    expect(interpret(said, BOTH, [], DEMO_BAR).taste.strength).toBeLessThan(0);
    for (const { recipe } of drinksFor(said)) expect([said, (recipe.ABV ?? 0) < 10]).toEqual([said, true]);
  });
  it.each([
    ...LITTLE.map((said) => said.replace('{}', 'sugar')),
    ...LITTLE_CHINESE.map((said) => said.replace('{}', '糖')),
  ])('%s: hardly sweet', (said) => expect(interpret(said, BOTH, [], DEMO_BAR).taste.sweet).toBeLessThan(0));
  it.each(['much sugar no good', 'too much sweet is no good', 'many sugar not good for me'])('%s: not sweet', (said) =>
    expect(interpret(said, BOTH, [], DEMO_BAR).taste.sweet).toBeLessThan(0),
  );
});

it.each([
  'as strong as a beer',
  'strong drinks make me ill',
  'strong ones knock me out, something fruity',
  'strong cocktails get to me',
  'my head spins from strong drinks',
  '酒力淺',
  '我酒力好差',
  '度數唔好太高',
])('%s: weaker', (said) => expect(interpret(said, BOTH, [], DEMO_BAR).taste.strength).toBeLessThan(0));

it.each(['virgin mojito', 'a virgin mary', 'alcohol free negroni', '无酒精的莫吉托'])(
  '%s: the same drink without',
  (text) => {
    const drinks = drinksFor(text).map(({ recipe }) => recipe);
    expect(drinks.every(isZeroProof)).toBe(true);
    expect(drinks[0]!.name).toMatch(/Nojito|Temperance Mary|No-groni/);
  },
);

it.each([
  ['dairy makes me ill', 'milk'],
  ['eggs give me a rash, they make me itch', 'eggs'],
  ['对花生敏感', 'peanuts'],
])('%s: kept out', (text, allergen) => expect(interpret(text, BOTH, [], DEMO_BAR).avoid).toContain(allergen));

it.each([
  ['fizy and swet', ['fizzy', 'sweet']],
  ['somthing fruty', ['fruity']],
])('%s: is understood', (text, axes) => {
  const { taste, named } = interpret(text, BOTH, [], DEMO_BAR);
  expect([Object.keys(taste).toSorted(), named]).toEqual([axes, []]);
});

it.each([
  ['goes with crisps', 'with fried food'],
  ['想要一杯有气泡的', undefined],
  ['來杯轟炸機', undefined],
])('%s: as it is said', (text, trait) => {
  const { unknown, named } = interpret(text, BOTH, [], DEMO_BAR);
  expect(unknown).toEqual([]);
  if (trait) expect(named.map(({ id }) => id)).toEqual([trait]);
});
