import { expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import { ADMIN, open, OWNER, signIn, stubServer } from '#test/console-page.tsx';

it.each([
  ['an owner, on the kiosks', OWNER, '/shops/s1', 'Kiosks'],
  ['staff, on tonight', { ...OWNER, role: 'STAFF' }, '/shops/s1/tonight', 'Tonight'],
])('marks one page for %s: not also the shop, whose address is the same', async (_who, user, at, page) => {
  signIn(user);
  stubServer({});
  open(at);
  const rail = within((await screen.findAllByRole('navigation', { name: 'Console' }))[0]!);
  expect((await rail.findByRole('link', { name: page })).getAttribute('aria-current')).toBe('page');
  expect(rail.getByRole('link', { name: 'Bar' }).hasAttribute('aria-current')).toBe(false);
});

it('sets the pages of a shop below the shops for an administrator, before what is of the whole server', async () => {
  signIn(ADMIN);
  stubServer({});
  open('/shops/s1');
  const rail = within((await screen.findAllByRole('navigation', { name: 'Console' }))[0]!);
  await rail.findByRole('link', { name: 'Tonight' });
  const names = rail.getAllByRole('link').map((link) => link.textContent);
  expect(names.slice(0, 2)).toEqual(['Shops', 'Tonight']);
  expect(names.slice(-2)).toEqual(['Accounts', 'Backups']);
});
