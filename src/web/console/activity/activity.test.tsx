import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const AUDIT = 'GET /api/admin/shops/s1/audit';
const UNDOABLE = 'GET /api/undo';
const serve = (answer: unknown, answers: Answers = {}) =>
  stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    [AUDIT]: answer,
    [UNDOABLE]: { data: [] },
    ...answers,
  });
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
    action('account-disabled', { username: 'wing' }, 'admin'),
    action('translation-started', { language: 'ja' }),
    action('machine-polished', { name: 'Bar' }),
  ];
  serve({ data, total: 9, page: 1 });
  open('/shops/s1/activity');
  await screen.findByText('Cancelled order A07');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Cancelled order A07', 'bar', '2 hours ago'],
    ['Set kiosk BCD234 to Paused', 'admin', '2 hours ago'],
    ['Changed whether guests see Negroni', 'bar', '2 hours ago'],
    ['Imported drinks: 3 new, 1 replaced', 'bar', '2 hours ago'],
    ['Took back imported drinks: 4', 'bar', '2 hours ago'],
    ['Copied the shops from the main server', 'Sipwell', '2 hours ago'],
    ['Disabled the account wing', 'admin', '2 hours ago'],
    ['Started translating into Japanese', 'bar', '2 hours ago'],
    ['Machine polished: Bar', 'bar', '2 hours ago'],
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

describe('what can be undone', () => {
  const batch = (batchId: string, part: object) => ({
    batchId,
    kind: 'instances',
    at: new Date(Date.now() - 3_600_000 - 1000).toISOString(),
    who: 'bar',
    shops: 0,
    instances: 0,
    recipes: 0,
    name: null,
    ...part,
  });
  const section = async () => within(await screen.findByRole('region', { name: 'Can be undone' }));
  const open4 = (answers: Answers = {}) => {
    const all = [
      batch('b1', { kind: 'recipe', name: 'Negroni' }),
      batch('b2', { instances: 3 }),
      batch('b3', { instances: 1, name: 'Corner', who: 'admin' }),
      batch('b4', { kind: 'shops', shops: 2, instances: 9, who: null }),
    ];
    let left = all;
    const sent = serve(
      { data: [], total: 0, page: 1 },
      {
        [UNDOABLE]: () => ({ data: left }),
        'POST /api/undo/b1': () => {
          left = left.slice(1);
          return { success: true, restoredShops: 0, restoredInstances: 0, restoredRecipes: 1, message: '' };
        },
        ...answers,
      },
    );
    open('/shops/s1/activity');
    return sent;
  };

  it('stands with who, what and when, the newest in sight', async () => {
    const sent = open4();
    const list = await section();
    const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      'Deleted the drink “Negroni”bar1 hour agoUndo',
      'Deleted 3 kiosksbar1 hour agoUndo',
      'Deleted the kiosk “Corner”admin1 hour agoUndo',
    ]);
    expect(sent.find(({ route }) => route === UNDOABLE)?.query).toEqual({ shop_id: 's1' });
    await userEvent.click(list.getByRole('button', { name: 'Show 1 more' }));
    expect(rows()[3]).toBe('Deleted 2 shops and 9 kiosksAn account that is gone1 hour agoUndo');
  });

  it('comes back at a press, and the keyboard stays near', async () => {
    open4();
    const list = await section();
    const first = list.getAllByRole('button', { name: 'Undo' })[0]!;
    expect(document.getElementById(first.getAttribute('aria-describedby')!)?.textContent).toContain('Negroni');
    await userEvent.click(first);
    expect(await list.findByText('The drink is back on the menu.')).toBeTruthy();
    await waitFor(() => expect(list.queryByText('Deleted the drink “Negroni”')).toBeNull());
    expect(document.activeElement).toBe(list.getByRole('heading', { name: 'Can be undone' }));
  });

  it('says when it could not', async () => {
    open4({ 'POST /api/undo/b1': refused(409, 'This was already undone.') });
    const list = await section();
    await userEvent.click(list.getAllByRole('button', { name: 'Undo' })[0]!);
    expect((await list.findByText('Failed to undo: This was already undone.')).closest('p')!.className).toContain(
      'bad',
    );
  });

  it('is not there when there is nothing, and can be tried again when it does not load', async () => {
    let answer: unknown = refused(500);
    serve({ data: [], total: 0, page: 1 }, { [UNDOABLE]: () => answer });
    open('/shops/s1/activity');
    expect(await screen.findByText('Failed to load what can be undone.')).toBeTruthy();
    answer = { data: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Can be undone' })).toBeNull());
  });
});
