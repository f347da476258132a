import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveEzQuestions } from '#contract/kiosk/ez-pairing.ts';
import { effectFromWords } from '#domain/taste-request/flavour-lexicon.ts';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { DEFAULT_EZ_QUESTIONS } from './content.ts';
import { fallbackPick, targetFromEffects } from './rules.ts';
import { declared } from '#test/matchable.ts';

const drink = (id: string, sweet: number, acidity: number, rest: Partial<Matchable> = {}): Matchable =>
  declared({
    id,
    ABV: 10,
    drinkFeatures: [
      { property: 'sweet', value: sweet },
      { property: 'acidity', value: acidity },
    ],
    available: true,
    allergens: [],
    ...rest,
  });

describe('the default quiz', () => {
  it('has 5 questions of 4 choices and can be saved unchanged', () => {
    expect(DEFAULT_EZ_QUESTIONS.map(({ choices }) => choices.length)).toEqual([4, 4, 4, 4, 4]);
    expect(saveEzQuestions.body?.safeParse({ questions: DEFAULT_EZ_QUESTIONS }).success).toBe(true);
  });

  it.each(DEFAULT_EZ_QUESTIONS.flatMap(({ choices }) => choices).map((choice) => [choice.textEn, choice] as const))(
    'the effect of "%s" matches its words, in both languages and in each alone',
    (_name, { text, textEn, effect }) => {
      expect(effectFromWords(text, textEn)).toEqual(effect);
      for (const alone of [effectFromWords(text, ''), effectFromWords('', textEn)])
        expect({ ...alone, named: effect?.named }).toEqual({ ...effect, named: effect?.named });
    },
  );
});

describe('targetFromEffects', () => {
  it('starts every axis at 2.5 with weight 1', () => {
    const target = targetFromEffects([]);
    for (const axis of FLAVOUR_AXES) {
      expect(target.want[axis]).toBe(2.5);
      expect(target.weight?.[axis]).toBe(1);
    }
    expect(target.filters).toEqual({ zeroProof: false });
  });

  it('adds the changes, clamps the wish, and weighs by the total change', () => {
    const target = targetFromEffects([
      { delta: { fizzy: 2, sweet: 1 } },
      { delta: { fizzy: 2 } },
      { delta: { sweet: -2 } },
    ]);
    expect(target.want).toMatchObject({ fizzy: 5, sweet: 1.5, herbal: 2.5 });
    expect(target.weight).toMatchObject({ fizzy: 5, sweet: 2, herbal: 1 });
  });

  it('filters for no alcohol when an answer or the guest says so', () => {
    expect(targetFromEffects([{ delta: {}, zeroProof: true }, { delta: {} }]).filters?.zeroProof).toBe(true);
    expect(targetFromEffects([], true).filters?.zeroProof).toBe(true);
  });

  it('stays on the scale, whatever the effects', () => {
    const effects = fc.array(
      fc.record({ delta: fc.dictionary(fc.constantFrom(...FLAVOUR_AXES), fc.integer({ min: -5, max: 5 })) }),
    );
    fc.assert(
      fc.property(effects, (all) => {
        const { want, weight } = targetFromEffects(all);
        for (const axis of FLAVOUR_AXES) {
          expect(want[axis]).toBeGreaterThanOrEqual(0);
          expect(want[axis]).toBeLessThanOrEqual(5);
          expect(weight?.[axis]).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });
});

const said = (texts: readonly string[]) => texts.map((text) => effectFromWords(text, ''));

describe('fallbackPick', () => {
  const menu = [drink('dry', 0, 0), drink('sour', 1, 5), drink('sweet', 5, 1, { ABV: 0 })];
  const first = () => 0;

  it.each<[string, string[], string]>([
    ['sweet', ['Something sweet'], 'sweet'],
    ['sour in Chinese', ['酸啲'], 'sour'],
    ['both languages', ['檸檬撻', 'Lemon tart'], 'sour'],
    ['not sweet', ['Not sweet'], 'dry'],
    ['nothing about taste', ['On the dance floor'], 'dry'],
    ['no alcohol', ['無酒精', 'Lemon tart'], 'sweet'],
  ])('%s', (_case, texts, id) => {
    expect(fallbackPick(menu, said(texts), first)?.id).toBe(id);
  });

  it('leaves the rest to chance', () => {
    const draws = [0.1, 0.9, 0.2];
    expect(fallbackPick(menu, [], () => draws.shift() ?? 0)?.id).toBe('sour');
  });

  it('never picks an unavailable drink', () => {
    const gone = menu.map((each, i) => (i === 0 ? { ...each, available: false } : { ...each, hidden: true }));
    expect(fallbackPick(gone, said(['Sweet']), first)).toBeUndefined();
    expect(fallbackPick([], said(['Sweet']), first)).toBeUndefined();
  });

  it('serves nothing rather than alcohol to a guest who asked for none', () => {
    expect(fallbackPick([drink('a', 1, 1)], said(['No alcohol']), first)).toBeUndefined();
  });
});
