import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { drinksOf, outcomeProblems, withoutAlcohol } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import settings from './config.ts';
import PACK from './content.ts';
import { outcomesOf, stopsLeft, storyProblems, storyTarget, walk, type Story, type StoryScene } from './rules.ts';
import { declared } from '#test/matchable.ts';
import { saidOf } from '#test/said.ts';

const text = { en: 'Text', 'zh-HK': '文字' };
const scene = (...targets: string[]): StoryScene => ({
  text,
  image: '',
  backdrop: 'street',
  choices: targets.map((to) => ({ label: text, to, delta: { sweet: 1 } })),
});
const ending = { title: text, text, image: '', backdrop: 'harbour', recipeIds: [] } as const;
const story = (nodes: Record<string, StoryScene>, endings: readonly string[] = ['e'], start = 'a'): Story => ({
  version: 1,
  start,
  nodes,
  endings: Object.fromEntries(endings.map((id) => [id, { ...ending, recipeIds: [] }])),
});

describe('The Last Tram', () => {
  it('passes the publish check', () => expect(settings.parse(PACK)).toEqual(PACK));
  it.each<[string, number[], string, object]>([
    ['upstairs, orange, run', [0, 0, 0], 'Neon Runner', { fizzy: 5, acidity: 3, fruity: 4, sweet: 3, herbal: 2 }],
    ['upstairs, orange, wait', [0, 0, 1], 'Window Dreamer', { fizzy: 3, acidity: 3, fruity: 5, sweet: 4 }],
    ['upstairs, ginger, smoke', [0, 1, 0], 'Ember Walker', { spicy: 5, strength: 3, sweet: 3, fizzy: 3 }],
    ['upstairs, ginger, flowers', [0, 1, 1], 'Night Gardener', { herbal: 4, acidity: 4, spicy: 4 }],
    ['driver, sing, run', [1, 0, 0], 'Neon Runner', { fizzy: 5, strength: 3, herbal: 3, sweet: 3 }],
    ['driver, sing, wait', [1, 0, 1], 'Window Dreamer', { sweet: 4, fruity: 3, fizzy: 3 }],
    ['driver, old days, smoke', [1, 1, 0], 'Ember Walker', { herbal: 5, spicy: 4, strength: 4 }],
    ['driver, old days, flowers', [1, 1, 1], 'Night Gardener', { herbal: 5, acidity: 3, strength: 3 }],
  ])('%s', (_, path, title, want) => {
    const place = walk(PACK, path);
    expect(place.ending?.title.en).toBe(title);
    expect(storyTarget(place.changes).want).toMatchObject(want);
  });
  it('ends in four ways', () =>
    expect(outcomesOf(PACK).map(({ label }) => label.en)).toEqual([
      'Neon Runner',
      'Window Dreamer',
      'Ember Walker',
      'Night Gardener',
    ]));
  it('has three stops', () => expect(['n1', 'n2', 'n5', 'e1'].map((id) => stopsLeft(PACK, id))).toEqual([3, 2, 1, 0]));
});

describe('walking', () => {
  it('ignores a missing choice, and choices past an ending', () => {
    expect(walk(PACK, [7]).id).toBe('n1');
    expect(walk(PACK, [0, 0, 0, 1]).id).toBe('e1');
  });
  it('knows no scene by a name every object has', () => {
    const odd = story({ a: scene('constructor', 'e') });
    expect(walk(odd, [0])).toMatchObject({ id: 'constructor', scene: undefined, ending: undefined });
  });
});

describe('story problems', () => {
  it.each<[string, Story, object[]]>([
    ['nothing', story({ a: scene('e', 'b'), b: scene('e', 'e') }), []],
    ['a start that is not there', story({ a: scene('e', 'e') }, ['e'], 'z'), [{ kind: 'no-start' }]],
    ['an ending as the start', story({ a: scene('e', 'e') }, ['e'], 'e'), [{ kind: 'no-start' }]],
    [
      'a choice that leads nowhere',
      story({ a: scene('e', 'gone') }),
      [{ kind: 'missing-target', scene: 'a', choice: 1 }],
    ],
    ['a scene that leads to itself', story({ a: scene('e', 'a') }), [{ kind: 'circle', scene: 'a', choice: 1 }]],
    ['a way back', story({ a: scene('b', 'e'), b: scene('e', 'a') }), [{ kind: 'circle', scene: 'b', choice: 1 }]],
    [
      'a scene and an ending out of reach',
      story({ a: scene('e', 'e'), lost: scene('e', 'e') }, ['e', 'f']),
      [
        { kind: 'unreachable', id: 'lost' },
        { kind: 'unreachable', id: 'f' },
      ],
    ],
    [
      'four choices and then a fifth',
      story({ a: scene('b', 'e'), b: scene('c', 'e'), c: scene('d', 'e'), d: scene('x', 'e'), x: scene('e', 'e') }),
      [{ kind: 'too-deep', scene: 'x' }],
    ],
    [
      'four choices by the longer way only',
      story({ a: scene('x', 'b'), b: scene('c', 'e'), c: scene('d', 'e'), d: scene('x', 'e'), x: scene('e', 'e') }),
      [{ kind: 'too-deep', scene: 'x' }],
    ],
    ['exactly four', story({ a: scene('b', 'e'), b: scene('c', 'e'), c: scene('d', 'e'), d: scene('e', 'e') }), []],
    [
      'two ways to one scene',
      story({ a: scene('b', 'c'), b: scene('d', 'e'), c: scene('d', 'e'), d: scene('e', 'e') }),
      [],
    ],
  ])('%s', (_, told, problems) => expect(storyProblems(told)).toEqual(problems));
});

describe('publishing', () => {
  const says = (told: unknown) => saidOf(settings, told);
  it.each<[string, object, string]>([
    ['a circle', story({ a: scene('e', 'a') }), 'Choice 2 of “Text” leads back to an earlier scene.'],
    ['a missing target', story({ a: scene('e', 'gone') }), 'Choice 2 of “Text” leads nowhere.'],
    ['an unreachable ending', story({ a: scene('e', 'e') }, ['e', 'f']), 'No path leads to “Text”.'],
    ['no start', story({ a: scene('e', 'e') }, ['e'], 'z'), 'The story begins at a scene that does not exist.'],
    ['one choice only', story({ a: scene('e') }), 'A scene needs at least 2 choices.'],
    ['four choices', story({ a: scene('e', 'e', 'e', 'e') }), 'A scene has at most 3 choices.'],
    [
      'a picture that is none',
      story({ a: { ...scene('e', 'e'), image: 'javascript:alert(1)' } }),
      'A picture needs an address that starts with https://, http:// or /.',
    ],
    [
      'a text in one language',
      story({ a: { ...scene('e', 'e'), text: { en: 'Hello', 'zh-HK': '' } } }),
      'A text needs its Chinese.',
    ],
    ['an id with a space', story({ 'a b': scene('e', 'e') }, ['e'], 'a b'), 'An id has letters'],
    ['no ending at all', story({ a: scene('e', 'e') }, []), 'A story has 1 to 12 endings.'],
    [
      'one id for a scene and an ending',
      story({ a: scene('e', 'e'), e: scene('a', 'a') }, ['e']),
      'A scene and an ending have the same id: e',
    ],
  ])('refuses %s', (_, told, message) => {
    expect(says(told).some((said) => said.startsWith(message))).toBe(true);
  });
});

const path = fc.array(fc.nat(1), { minLength: 3, maxLength: 3 });
const feature = fc.record({ property: fc.constantFrom(...FLAVOUR_AXES), value: fc.integer({ min: 0, max: 10 }) });
const menu: fc.Arbitrary<Matchable[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 6 }),
      ABV: fc.constantFrom(0, 5, 12, 38),
      available: fc.boolean(),
      hidden: fc.boolean(),
      allergens: fc.constant<Matchable['allergens']>([]),
      drinkFeatures: fc
        .uniqueArray(feature, { selector: ({ property }) => property })
        .map((all) => all.map((each) => ({ ...each, value: each.value / 2 }))),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  .map((drinks) => drinks.map(declared));
const again = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T;

/** Any graph over a few scenes and endings, broken or not. */
const anyStory: fc.Arbitrary<Story> = fc
  .array(fc.array(fc.constantFrom('s0', 's1', 's2', 's3', 's4', 'e0', 'e1', 'gone'), { minLength: 2, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) => story(Object.fromEntries(all.map((targets, i) => [`s${i}`, scene(...targets)])), ['e0', 'e1'], 's0'));

describe('whatever is chosen', () => {
  it('the same path and menu give the same drinks, in any order and after a JSON round trip', () => {
    const ids = (told: Story, way: number[], drinks: Matchable[]) => {
      const { ending: end, changes } = walk(told, way);
      return drinksOf({ target: storyTarget(changes), recipeIds: end?.recipeIds ?? [] }, drinks, 3).map(
        (match) => match.recipe.id,
      );
    };
    fc.assert(
      fc.property(path, menu, fc.nat(7), (way, drinks, pinned) => {
        const told = again(PACK);
        const first = drinks[pinned]?.id;
        if (first !== undefined) told.endings.e1!.recipeIds = [first];
        expect(ids(again(told), again(way), again(drinks).reverse())).toEqual(ids(told, way, drinks));
      }),
      { numRuns: 10_000 },
    );
  });

  it('every path to an ending has that ending’s problems and no others', () => {
    fc.assert(
      fc.property(path, menu, (way, drinks) => {
        const { id, changes } = walk(PACK, way);
        const listed = outcomesOf(PACK).find((each) => each.id === id)!;
        const reached = { ...listed, target: storyTarget(changes) };
        expect(outcomeProblems(reached, drinks)).toEqual(outcomeProblems(listed, drinks));
        const dry = drinks.filter(({ available, hidden, ABV }) => available && !hidden && ABV === 0);
        expect(drinksOf(withoutAlcohol(reached), drinks, 1).length).toBe(Math.min(1, dry.length));
      }),
    );
  });

  it('a story without problems ends on every path within four choices, and reaches every place', () => {
    fc.assert(
      fc.property(anyStory, (told) => {
        const lengths: number[] = [];
        const seen = new Set<string>();
        let isBroken = false;
        const visit = (way: number[]) => {
          const { id, scene: here, ending: end } = walk(told, way);
          seen.add(id);
          if (end) lengths.push(way.length);
          else if (!here || way.length >= 4) isBroken = true;
          else here.choices.forEach((_, at) => visit([...way, at]));
        };
        visit([]);
        const all = [...Object.keys(told.nodes), ...Object.keys(told.endings)];
        const isGood = !isBroken && all.every((id) => seen.has(id));
        expect(storyProblems(told).length === 0).toBe(isGood);
      }),
      { numRuns: 3000 },
    );
  });
});
