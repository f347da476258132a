/**
 * Every outcome of the sommelier, for the dead-end check. Imports the word lists of both languages, so phones do not
 * load this file.
 */
import { BOTH } from '#domain/taste-request/words/both.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import { ALLERGENS, FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { outcomeOf } from './pour.ts';
import { answered } from './rules.ts';
import type { SommelierSettings } from './rules.ts';
import { avoided, TASTE_WORDS, ZERO_PROOF } from './words.ts';
import { addWishes } from './add-wishes.ts';
import { wishesOf } from './hearing/sentence-wishes.ts';
import { createSommelierParser } from './hearing/sommelier-parser.ts';
import { NO_WISHES } from './wishes.ts';
import type { Wishes } from './wishes.ts';

/** One outcome for each phrase, for each taste, without alcohol, and without each allergen. */
export function outcomesOf(settings: SommelierSettings): Outcome[] {
  const hear = createSommelierParser(BOTH, settings.lexicon, {});
  const outcome = (id: string, label: BilingualText, wishes: Wishes): Outcome => ({
    id,
    label,
    ...outcomeOf(wishes, []),
  });
  return [
    ...settings.phrases.map(({ id, text }) =>
      outcome(`phrase ${id}`, text, addWishes(wishesOf(hear(text.en)), wishesOf(hear(text['zh-HK'])))),
    ),
    ...settings.followUps.flatMap(({ id, a, b }) => [
      outcome(`${id} a`, a.text, answered(NO_WISHES, a)),
      outcome(`${id} b`, b.text, answered(NO_WISHES, b)),
    ]),
    ...FLAVOUR_AXES.flatMap((axis) => [
      outcome(`much ${axis}`, TASTE_WORDS[axis].much, { ...NO_WISHES, taste: { [axis]: 3 } }),
      outcome(`no ${axis}`, TASTE_WORDS[axis].less, { ...NO_WISHES, taste: { [axis]: -3 } }),
    ]),
    outcome('no alcohol', ZERO_PROOF, { ...NO_WISHES, noAlcohol: 'choice' }),
    ...ALLERGENS.map((allergen) => outcome(`no ${allergen}`, avoided(allergen), { ...NO_WISHES, avoid: [allergen] })),
  ];
}
