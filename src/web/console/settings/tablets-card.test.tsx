import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsStream } from '#test/news-stream.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1';
const TABLETS = `${AT}/tablets`;
const left = {
  id: 't1',
  name: 'Bar, left',
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: new Date().toISOString(),
};

const serve = (answers: Answers = {}) =>
  stubServer({
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/selling`]: { settings: { hours: null, alcoholHours: null }, now: { pause: null } },
    [`GET ${TABLETS}`]: { tablets: [left] },
    ...answers,
  });
const card = async () => within(await screen.findByRole('region', { name: 'Shared tablets' }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('makes this device a shared tablet: signed out, and at the counter alone', async () => {
  const shop = { id: 's1', name: 'Bar' };
  const user = { id: 't2', username: 'Bar, right', role: 'STAFF', isAdmin: false, shop, shops: [shop] };
  const sent = serve({
    [`POST ${TABLETS}`]: { tablet: { ...left, id: 't2', name: 'Bar, right' }, token: 'tablet_key', user },
    'POST /v1/auth/logout': { success: true },
    [`GET ${AT}/tablet`]: { name: 'Bar, right', people: [], person: null },
    [`GET ${AT}/recipes`]: { recipes: [] },
    [`GET ${AT}/orders`]: { data: [], total: 0, page: 1 },
    [`GET ${AT}/events`]: newsStream().answer,
  });
  const at = open('/shops/s1/settings');
  const tablets = await card();
  await userEvent.type(tablets.getByLabelText('Name of this tablet'), 'Bar, right');
  await userEvent.click(tablets.getByRole('button', { name: 'Use this device as the shared tablet' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Use this device' }));
  await waitFor(() => expect(at()).toBe('/shops/s1/tonight'));
  expect(await screen.findByText('Locked.')).toBeTruthy();
  const bearerOf = (route: string) => sent.find((each) => each.route === route)?.headers.authorization;
  expect(bearerOf('POST /v1/auth/logout')).toBe('Bearer refresh-token');
  expect(bearerOf(`GET ${AT}/tablet`)).toBe('Bearer tablet_key');
  expect(localStorage.getItem('refreshToken')).toBe('tablet_key');
});

it('stays signed in where the tablet could not be made, and says why at the name', async () => {
  const errors = [{ path: 'name', message: 'Please name the tablet.' }];
  serve({ [`POST ${TABLETS}`]: { status: 422, body: { code: 'invalid-request', message: 'Wrong', errors } } });
  open('/shops/s1/settings');
  const tablets = await card();
  await userEvent.click(tablets.getByRole('button', { name: 'Use this device as the shared tablet' }));
  expect(await tablets.findByText('Please name the tablet.')).toBeTruthy();
  expect(localStorage.getItem('refreshToken')).toBe('refresh-token');
});

it('lists the tablets, and revokes one after a question', async () => {
  let tablets: object[] = [left];
  const sent = serve({
    [`GET ${TABLETS}`]: () => ({ tablets }),
    [`DELETE ${TABLETS}/t1`]: () => {
      tablets = [];
      return { success: true };
    },
  });
  open('/shops/s1/settings');
  const region = await card();
  expect((await region.findByText('Bar, left')).closest('li')?.textContent).toContain('Last used');
  await userEvent.click(region.getByRole('button', { name: 'Revoke Bar, left' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await region.findByText('Bar, left is revoked.')).toBeTruthy();
  await waitFor(() => expect(region.queryByText('Bar, left')).toBeNull());
  expect(sent.filter(({ route }) => route === `DELETE ${TABLETS}/t1`)).toHaveLength(1);
});

it('says when they do not load, and when one was not revoked', async () => {
  let answer: unknown = refused(500);
  serve({ [`GET ${TABLETS}`]: () => answer, [`DELETE ${TABLETS}/t1`]: refused(500) });
  open('/shops/s1/settings');
  const region = await card();
  expect(await region.findByText('Failed to load the shared tablets.')).toBeTruthy();
  answer = { tablets: [left] };
  await userEvent.click(region.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await region.findByRole('button', { name: 'Revoke Bar, left' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await region.findByText('That did not work. Try again.')).toBeTruthy();
});
