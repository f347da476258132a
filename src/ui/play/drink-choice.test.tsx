import { expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import { guestRecipe } from '#test/guest-recipe.ts';
import { Around } from '#test/ui-around.tsx';
import { GuestAllergiesOf } from './allergens/guest-allergies.ts';
import { DrinkChoice } from './drink-choice.tsx';

const marksFor = (allergens: ('eggs' | 'milk')[]) => {
  const drinks = [
    { id: 'own', label: 'Yours', recipe: guestRecipe({ allergens: ['eggs'], allergenList: 'declared' }) },
    { id: 'theirs', label: 'Theirs', recipe: guestRecipe({ allergens: [], allergenList: 'unknown' }) },
    { id: 'third', label: 'Third', recipe: guestRecipe({ allergens: [], allergenList: 'declared' }) },
  ];
  const view = render(
    <GuestAllergiesOf value={{ allergies: { allergens, note: '' } }}>
      <DrinkChoice drinks={drinks} onTake={() => undefined} />
    </GuestAllergiesOf>,
    { wrapper: Around },
  );
  const said = screen
    .getAllByRole('button')
    .map(({ textContent }) => /(?:Contains|Not stated).*/.exec(textContent)?.[0]);
  view.unmount();
  return said;
};

it('marks the winner’s drinks that are not for this guest, or not known to be', () => {
  expect(marksFor([])).toEqual([undefined, undefined, undefined]);
  expect(marksFor(['eggs', 'milk'])).toEqual(['Contains Eggs', 'Not stated: Eggs, Milk and milk products', undefined]);
  expect(marksFor(['milk'])).toEqual([undefined, 'Not stated: Milk and milk products', undefined]);
});
