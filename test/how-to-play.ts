/** For the screen tests of the hand games. */
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens the rules of the game on its first screen, and closes them. @returns what they say, by paragraph */
export async function readHowToPlay(user: Pick<typeof userEvent, 'click'>): Promise<string[]> {
  const how = screen.getByRole('button', { name: 'How to play' });
  const rules = document.getElementById(how.getAttribute('aria-controls') ?? '')!;
  const state = () => [how.getAttribute('aria-expanded'), rules.hidden];
  expect(state()).toEqual(['false', true]);
  await user.click(how);
  expect(state()).toEqual(['true', false]);
  const told = [...rules.children].map(({ textContent }) => textContent);
  await user.click(how);
  expect(state()).toEqual(['false', true]);
  return told;
}
