import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, open, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const shop = (shop_id: string, instances_count: number) => ({
  shop_id,
  name: `Shop ${shop_id}`,
  recipes: [],
  active_instances_count: 1,
  instances_count,
});

const SHOPS = { data: [shop('s1', 7), shop('s2', 2)] };

async function serve(answers: Answers = {}) {
  const sent = stubServer({ 'GET /api/admin/shops': SHOPS, ...answers });
  open('/shop-admin');
  await screen.findByText('Shop s1');
  return { sent, changes: () => sent.map(({ route }) => route).filter((route) => !route.startsWith('GET')) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirmed = async (word = 'NUKE') => {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), word);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
};
/** The line beside a button: its text, and whether it is green or red. */
const lineOf = (button: string) =>
  within(screen.getByRole('button', { name: button }).closest('li')!).getByRole('status');
const says = async (button: string, text: string, tone: 'good' | 'bad') => {
  const said = (await within(lineOf(button)).findByText(text)).closest('p')!;
  expect(said.className).toContain(tone);
};

const INSTANCES = 'Nuke All Kiosk Instances';
const ALL_SHOPS = 'Nuke All Shops';
const bulkDelete = 'DELETE /api/kiosk-instances/bulk-delete';
const nuke = 'DELETE /api/admin/shops/nuke';

beforeEach(() => {
  localStorage.clear();
  signIn(ADMIN);
});

describe('Sync Shops', () => {
  it('syncs at once and shows the shops that came', async () => {
    let list = SHOPS;
    await serve({
      'GET /api/admin/shops': () => list,
      'POST /api/admin/shops/seed': () => {
        list = { data: [...SHOPS.data, shop('s3', 0)] };
        return { success: true, syncedShops: 3, message: '' };
      },
    });
    await press('Sync Shops');
    await says('Sync Shops', '3 shops are in step with the main server.', 'good');
    expect(await screen.findByText('Shop s3')).toBeTruthy();
  });

  it.each([
    ['a refusal', refused(502, 'The main server cannot be reached.')],
    ['no answer', 'no answer'],
  ])('says so in red on %s', async (_case, reply) => {
    await serve({ 'POST /api/admin/shops/seed': reply });
    await press('Sync Shops');
    await says('Sync Shops', 'Failed to sync shops.', 'bad');
  });
});

describe('Reseed Kiosk Types', () => {
  it('tells what the server says', async () => {
    await serve({ 'POST /api/admin/kiosk-types/reseed': { message: 'Reseeded 9 kiosk types.' } });
    await press('Reseed Kiosk Types');
    await says('Reseed Kiosk Types', 'Reseeded 9 kiosk types.', 'good');
  });

  it('says why it failed', async () => {
    await serve({ 'POST /api/admin/kiosk-types/reseed': refused(500, 'Something went wrong on the server.') });
    await press('Reseed Kiosk Types');
    const text = 'Failed to reseed kiosk types: Something went wrong on the server.';
    await says('Reseed Kiosk Types', text, 'bad');
  });
});

describe.each([
  [INSTANCES, bulkDelete, /^Delete 9 kiosks of all shops\./],
  [ALL_SHOPS, nuke, /^Delete 2 shops and 9 kiosks\./],
])('%s', (button, route, counts) => {
  it('asks first, with the counts', async () => {
    const { changes } = await serve();
    await press(button);
    const question = within(await screen.findByRole('alertdialog', { name: `${button}?` }));
    expect(question.getByText(counts)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(changes()).toEqual([]);
  });

  it('wants the word typed', async () => {
    const { changes } = await serve();
    await press(button);
    const question = within(await screen.findByRole('alertdialog'));
    const field = question.getByLabelText('Type NUKE to confirm');
    const sure = question.getByRole('button', { name: 'Delete' }) as HTMLButtonElement;
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'nuk{Enter}');
    expect([sure.disabled, changes()]).toEqual([true, []]);
    await userEvent.type(field, 'e');
    expect(sure.disabled).toBe(false);
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(changes()).toEqual([route]));
  });

  it('counts anew for each question', async () => {
    let list = SHOPS;
    await serve({ 'GET /api/admin/shops': () => list });
    list = { data: [shop('s1', 1)] };
    await press(button);
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/1 kiosk\b/)).toBeTruthy();
  });
});

describe('after a nuke', () => {
  it('the shops are gone, and Undo brings them back', async () => {
    let list = SHOPS;
    const { sent, changes } = await serve({
      'GET /api/admin/shops': () => list,
      [nuke]: () => {
        list = { data: [] };
        return { success: true, deletedShops: 2, deletedInstances: 9, message: '', batchId: 'b1' };
      },
      'POST /api/undo/b1': () => {
        list = SHOPS;
        return { success: true, restoredShops: 2, restoredInstances: 9, message: '' };
      },
    });
    await press(ALL_SHOPS);
    await confirmed();
    await says(ALL_SHOPS, '2 shops and 9 kiosks were deleted.', 'good');
    expect(await screen.findByRole('heading', { name: 'No shops yet' })).toBeTruthy();
    await userEvent.click(within(lineOf(ALL_SHOPS)).getByRole('button', { name: 'Undo' }));
    await says(ALL_SHOPS, '2 shops and 9 kiosks are back.', 'good');
    expect(await screen.findByText('Shop s1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(changes()).toEqual([nuke, 'POST /api/undo/b1']);
    expect(sent.find(({ route }) => route === nuke)?.body).toBeUndefined();
  });

  it('of the kiosks, all shops are meant', async () => {
    const { sent } = await serve({
      [bulkDelete]: { success: true, deletedInstances: 9, message: '', batchId: 'b2' },
      'POST /api/undo/b2': { success: true, restoredShops: 0, restoredInstances: 9, message: '' },
    });
    await press(INSTANCES);
    await confirmed('nuke');
    await says(INSTANCES, '9 kiosks were deleted.', 'good');
    expect(sent.find(({ route }) => route === bulkDelete)?.query).toEqual({});
    await userEvent.click(within(lineOf(INSTANCES)).getByRole('button', { name: 'Undo' }));
    await says(INSTANCES, '9 kiosks are back.', 'good');
  });

  it('Undo can be tried again when it fails', async () => {
    await serve({
      [nuke]: { success: true, deletedShops: 1, deletedInstances: 0, message: '', batchId: 'b3' },
      'POST /api/undo/b3': refused(503, 'The service is not ready.'),
    });
    await press(ALL_SHOPS);
    await confirmed();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await says(ALL_SHOPS, 'Failed to undo: The service is not ready.', 'bad');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('nothing was there: nothing to undo', async () => {
    await serve({ [bulkDelete]: { success: true, deletedInstances: 0, message: '', batchId: null } });
    await press(INSTANCES);
    await confirmed();
    await says(INSTANCES, '0 kiosks were deleted.', 'good');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    [ALL_SHOPS, nuke, refused(500, 'Bug.'), 'Failed to delete all shops.'],
    [ALL_SHOPS, nuke, 'no answer', 'Failed to delete all shops.'],
    [INSTANCES, bulkDelete, refused(500, 'Bug.'), 'Failed to delete kiosk instances: Bug.'],
    [INSTANCES, bulkDelete, { success: false, message: 'Kiosks are in use.' }, 'Kiosks are in use.'],
  ])('%s says how it failed (%s)', async (button, route, reply, text) => {
    await serve({ [route]: reply });
    await press(button);
    await confirmed();
    await says(button, text, 'bad');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('what was deleted before', () => {
  it('can be undone here, after its own line is gone', async () => {
    const earlier = {
      batchId: 'b0',
      kind: 'shops',
      at: new Date().toISOString(),
      who: 'admin',
      shops: 2,
      instances: 9,
    };
    const undoable = [earlier];
    await serve({
      'GET /api/undo': () => ({ data: undoable }),
      [nuke]: () => {
        undoable.unshift({ ...earlier, batchId: 'b1' });
        return { success: true, deletedShops: 2, deletedInstances: 9, message: '', batchId: 'b1' };
      },
      'POST /api/undo/b0': { success: true, restoredShops: 2, restoredInstances: 9, restoredRecipes: 0, message: '' },
    });
    const list = within(await screen.findByRole('region', { name: 'Can be undone' }));
    expect(list.getByText('Deleted 2 shops and 9 kiosks')).toBeTruthy();
    await press(ALL_SHOPS);
    await confirmed();
    await says(ALL_SHOPS, '2 shops and 9 kiosks were deleted.', 'good');
    expect(list.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await userEvent.click(list.getByRole('button', { name: 'Undo' }));
    expect(await list.findByText('2 shops and 9 kiosks are back.')).toBeTruthy();
  });
});
