import { expect, it } from 'vitest';
import { allergyWarning, hasAllergies, NO_ALLERGIES } from './allergies.ts';
import type { Allergen } from './recipe.ts';

const drink = (allergens: Allergen[], allergenList: 'declared' | 'unknown' = 'declared') => ({
  allergens,
  allergenList,
});

it.each([
  ['nothing declared by the guest', drink(['milk']), [], '', undefined],
  ['a drink declared without it', drink(['milk']), ['eggs'], '', undefined],
  ['a drink that holds it', drink(['milk', 'eggs']), ['eggs'], '', { contains: ['eggs'], notStated: [], note: '' }],
  [
    'a drink nobody declared',
    drink(['milk'], 'unknown'),
    ['milk', 'eggs'],
    '',
    { contains: ['milk'], notStated: ['eggs'], note: '' },
  ],
  ['what is not on the list', drink([]), [], 'kiwi', { contains: [], notStated: [], note: 'kiwi' }],
] as const)('%s', (_case, of, allergens, note, warning) =>
  expect(allergyWarning(of, { allergens, note })).toEqual(warning),
);

it('tells an empty declaration from a filled one', () => {
  expect(
    [NO_ALLERGIES, { allergens: ['fish' as const], note: '' }, { allergens: [], note: 'kiwi' }].map(hasAllergies),
  ).toEqual([false, true, true]);
});
