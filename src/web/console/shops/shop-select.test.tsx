import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, open, refused, signIn, stubServer } from '#test/console-page.tsx';

const shop = (shop_id: string, name: string) => ({ shop_id, name, recipes: ['r1'], active_instances_count: 2 });

beforeEach(() => {
  localStorage.clear();
  signIn(ADMIN);
});

it('lists the shops and opens one', async () => {
  stubServer({ 'GET /api/admin/shops': { data: [shop('s1', 'Bar'), shop('s2', 'Tea')] } });
  const at = open('/shop-admin');
  expect(await screen.findByRole('heading', { name: 'Select a Shop' })).toBeTruthy();
  await userEvent.click(await screen.findByText('Tea'));
  expect(at()).toBe('/shops/s2');
});

it('goes to the login on a 401', async () => {
  stubServer({ 'GET /api/admin/shops': refused(401, 'Please sign in again.') });
  const at = open('/shop-admin');
  await waitFor(() => expect(at()).toBe('/login'));
  expect(localStorage.getItem('refreshToken')).toBeNull();
});

it.each([
  ['a failing server', refused(500, 'Something went wrong on the server.')],
  ['no answer', 'no answer'],
  ['a refusal', refused(403, 'You may not do this.')],
])('alerts once on %s, and can be tried again', async (_case, failure) => {
  let reply: unknown = failure;
  stubServer({ 'GET /api/admin/shops': () => reply });
  open('/shop-admin');
  const alert = await screen.findByRole('alertdialog', { name: 'Failed to load shops. Please try again later.' });
  expect(screen.getAllByRole('alertdialog')).toEqual([alert]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  reply = { data: [shop('s1', 'Bar')] };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Bar')).toBeTruthy();
});

it('says what to expect when there are none', async () => {
  stubServer({ 'GET /api/admin/shops': { data: [] } });
  open('/shop-admin');
  expect(await screen.findByRole('heading', { name: 'No shops yet' })).toBeTruthy();
});

it('finds a shop among many', async () => {
  const many = Array.from({ length: 12 }, (_, at) => shop(`s${at}`, `Bar ${at}`));
  stubServer({ 'GET /api/admin/shops': { data: many } });
  open('/shop-admin');
  await userEvent.type(await screen.findByLabelText('Find a shop'), 'bar 11');
  expect(screen.getAllByRole('heading', { name: /^Bar/ }).map(({ textContent }) => textContent)).toEqual(['Bar 11']);
});
