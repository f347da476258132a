import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChangesNote } from '#ui/play/drink/changes-note.tsx';
import { Around } from '#test/ui-around.tsx';
import { ByHandSteps } from './by-hand-steps.tsx';

const named = (name: string) => ({ name, name_translations: {} });

it('has a tick for each thing that is added by hand, in its own measure', async () => {
  const byHand = [
    { ...named('Mint leaves'), amount: 8, unit: 'leaf' as const },
    { ...named('Soda water'), amount: 45, unit: 'ml' as const },
    { ...named('Sugar cube'), amount: 1, unit: 'piece' as const },
  ];
  render(<ByHandSteps byHand={byHand} />, { wrapper: Around });
  const mint = screen.getByRole<HTMLInputElement>('checkbox', { name: '8 leaves Mint leaves' });
  expect(screen.getByRole('checkbox', { name: '45 ml Soda water' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: '1 piece Sugar cube' })).toBeTruthy();
  await userEvent.click(mint);
  expect(mint.checked).toBe(true);
  await userEvent.click(mint);
  expect(mint.checked).toBe(false);
});

it('says what a drink is made without, and with', () => {
  const changes = [
    { without: named('Gin'), by: null },
    { without: named('Campari'), by: named('Aperol') },
  ];
  render(<ChangesNote changes={changes} />, { wrapper: Around });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tonight without Gin',
    'Tonight with Aperol instead of Campari',
  ]);
});
