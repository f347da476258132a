import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer } from '../../testing.tsx';

const AUDIT = 'GET /api/admin/shops/s1/audit';
const serve = (answer: unknown) =>
  stubServer({ 'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' }, [AUDIT]: answer });
const action = (name: string, details: object = {}, who: string | null = 'bar') => ({
  id: name + JSON.stringify(details),
  at: new Date(Date.now() - 2 * 3_600_000 - 1000).toISOString(),
  who,
  action: name,
  details,
});

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('tells in words what was done, by whom and when', async () => {
  const data = [
    action('order-cancelled', { displayId: 'A07' }),
    action('kiosk-status-saved', { joinCode: 'BCD234', status: 'paused' }, 'admin'),
    action('recipe-state-saved', { name: 'Negroni' }),
    action('menu-imported', { added: 3, replaced: 1, batchId: 'b' }),
    action('import-undone', { restored: 4, kept: 0 }),
    action('shops-synced', {}, null),
  ];
  serve({ data, total: 6, page: 1 });
  open('/shops/s1/activity');
  await screen.findByText('Cancelled order A07');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Cancelled order A07', 'bar', '2 hours ago'],
    ['Set kiosk BCD234 to paused', 'admin', '2 hours ago'],
    ['Recipe state saved: Negroni', 'bar', '2 hours ago'],
    ['Imported drinks: 3 new, 1 replaced', 'bar', '2 hours ago'],
    ['Took back imported drinks: 4', 'bar', '2 hours ago'],
    ['Shops synced', 'Sipwell', '2 hours ago'],
  ]);
});

it('turns pages in the address', async () => {
  const sent = serve({ data: [action('shops-synced')], total: 60, page: 1 });
  const at = open('/shops/s1/activity');
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(at()).toBe('/shops/s1/activity?page=2');
  await waitFor(() =>
    expect(sent.findLast(({ route }) => route === AUDIT)?.query).toEqual({ page: '2', pageSize: '50' }),
  );
});

it('says so when nothing was done, and when it does not load', async () => {
  serve({ data: [], total: 0, page: 1 });
  open('/shops/s1/activity');
  expect(await screen.findByRole('heading', { name: 'Nothing was changed yet' })).toBeTruthy();
});

it('can be tried again', async () => {
  let answer: unknown = refused(500);
  serve(() => answer);
  open('/shops/s1/activity');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load the activity.');
  answer = { data: [action('order-completed', { displayId: 'A01' })], total: 1, page: 1 };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Completed order A01')).toBeTruthy();
});
