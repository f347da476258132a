import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';
import type { Allergen, AllergenList } from '#domain/recipe/recipe.ts';
import { AllergyMark, AllergyWarning } from './allergy-warning.tsx';
import { DrinkAllergens } from './drink-allergens.tsx';
import { GuestAllergiesOf, useGuestAllergies } from './guest-allergies.ts';
import { Around } from '#test/ui-around.tsx';
import { ToldAllergies } from './told-allergies.tsx';

const plainly = (name: string) => ({ name, name_translations: {} });
const drink = (allergens: Allergen[] = [], allergenList: AllergenList = 'declared') => ({ allergens, allergenList });

function Guest({ children }: { children: ReactNode }) {
  const [allergies, declare] = useState<Allergies>(NO_ALLERGIES);
  return <GuestAllergiesOf value={{ allergies, declare }}>{children}</GuestAllergiesOf>;
}
function Warning({ recipe }: Parameters<typeof AllergyMark>[0]) {
  return <AllergyWarning recipe={recipe} allergies={useGuestAllergies().allergies} />;
}
const show = (recipe: ReturnType<typeof drink>) =>
  render(
    <Guest>
      <DrinkAllergens recipe={recipe} />
      <AllergyMark recipe={recipe} />
      <Warning recipe={recipe} />
    </Guest>,
    { wrapper: Around },
  );

it('never takes an undeclared empty list for free of allergens', () => {
  show(drink([], 'unknown'));
  expect(screen.getByText('Not stated: ask the bar.')).toBeTruthy();
  expect(screen.queryByText(/None of those/)).toBeNull();
});

it('names the known allergens of an incomplete list', () => {
  show(drink(['milk'], 'unknown'));
  expect(screen.getByText('Milk and milk products')).toBeTruthy();
  expect(screen.getByText('Others not stated: ask the bar.')).toBeTruthy();
});

it('says of a declared drink that it contains none', () => {
  show(drink());
  expect(screen.getByText(/None of those that must be declared/)).toBeTruthy();
});

it("checks the guest's declaration against the drink, and announces it", async () => {
  show(drink(['eggs']));
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'I have an allergy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eggs' }));
  expect(screen.getByRole('alert').textContent).toBe('This drink contains Eggs, which you said you must not have.');
  expect(screen.getByText('Contains Eggs')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Anything else'), 'kiwi');
  expect(screen.getByRole('alert').textContent).toContain('You said: kiwi. Ask the bar before you drink it.');
});

it('warns if nothing was declared', async () => {
  show(drink([], 'unknown'));
  await userEvent.click(screen.getByRole('button', { name: 'I have an allergy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Peanuts' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Nobody has stated whether it contains Peanuts: ask the bar before you drink it.',
  );
  expect(screen.getByText('Not stated: Peanuts')).toBeTruthy();
});

const NOON = '2026-11-20T12:00:00.000Z';
it("shows the guest's declaration to whoever holds an order", () => {
  const order = { timestamp: NOON, allergies: { allergens: ['eggs' as const, 'fish' as const], note: 'kiwi' } };
  render(<ToldAllergies order={order} recipe={drink(['fish'])} />, { wrapper: Around });
  expect(screen.getByText('Eggs, Fish · kiwi')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('This drink contains Fish');
});

it.each([
  ['is not known', undefined, undefined],
  ['is made differently by now', drink(), [{ without: plainly('Cream'), by: plainly('Egg white') }]],
  ['has another recipe by now', { ...drink(), contentsSince: '2026-11-20T12:00:01.000Z' }, undefined],
])('takes nothing for granted of an ordered drink that %s', (_case, recipe, changes) => {
  const allergies = { allergens: ['eggs' as const], note: '' };
  render(<ToldAllergies order={{ timestamp: NOON, allergies, ...(changes && { changes }) }} recipe={recipe} />, {
    wrapper: Around,
  });
  expect(screen.getByRole('alert').textContent).toContain('Nobody has stated whether it contains Eggs');
});
