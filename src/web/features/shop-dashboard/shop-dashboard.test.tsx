import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '../../testing.tsx';

const SHOP = {
  shop_id: 's1',
  name: 'Bar',
  recipes: [],
  order_default_quantity: 2,
  order_default_size: 'sizeL',
  order_default_status: 'IMMEDIATE',
};
const TYPES = {
  data: [{ config_identifier: 'ez-pairing', name: 'EZ Pairing', description: 'A short quiz.' }],
};
const instance = (join_code: string, part: object = {}) => ({
  join_code,
  kiosk_type_identifier: 'ez-pairing',
  status: 'active',
  created_at: '2026-01-05T10:00:00.000Z',
  shop_id: 's1',
  shop: { shop_id: 's1', name: 'Bar' },
  name: `Kiosk ${join_code}`,
  config: {},
  version: 1,
  ...part,
});

function serve(answers: Answers = {}) {
  return stubServer({
    'GET /api/admin/shops/s1': SHOP,
    'GET /api/kiosk-instances': { data: [instance('BCD234'), instance('FGH567', { status: 'paused' })] },
    'GET /api/admin/kiosk-types': TYPES,
    'GET /api/admin/shops/s1/recipes': { recipes: [] },
    ...answers,
  });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the page', () => {
  it('has the shop’s name in its title and leads on', async () => {
    serve();
    const at = open('/shops/s1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar Admin Dashboard' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Shop Master Page' }));
    expect(at()).toBe('/shops/s1/master');
  });

  it('leads back to the shops', async () => {
    signIn({ role: 'ADMIN' });
    serve({ 'GET /api/admin/shops': { data: [] } });
    const at = open('/shops/s1');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Shops' }));
    expect(at()).toBe('/shop-admin');
  });

  it('says so when there is no such shop', async () => {
    serve({ 'GET /api/admin/shops/s1': refused(404, 'Shop not found') });
    open('/shops/s1');
    expect(await screen.findByText('Shop not found')).toBeTruthy();
  });
});

describe('order defaults', () => {
  const values = (form: ReturnType<typeof within>) =>
    ['Quantity', 'Size', 'Status'].map((label) => (form.getByLabelText(label) as HTMLInputElement).value);

  it('show what is saved and save what is set', async () => {
    const sent = serve({ 'PATCH /api/admin/shops/s1/order-defaults': SHOP });
    open('/shops/s1');
    const form = await section('Order Defaults');
    await form.findByRole('button', { name: 'Save' });
    expect(values(form)).toEqual(['2', 'sizeL', 'IMMEDIATE']);
    await userEvent.selectOptions(form.getByLabelText('Size'), 'sizeS');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Order defaults saved.')).toBeTruthy();
    expect(sent.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({
      quantity: 2,
      size: 'sizeS',
      status: 'IMMEDIATE',
    });
  });

  it('fall back one by one to 1, sizeM and PENDING', async () => {
    serve({
      'GET /api/admin/shops/s1': {
        ...SHOP,
        order_default_quantity: 0,
        order_default_size: 'huge',
        order_default_status: undefined,
      },
    });
    open('/shops/s1');
    const form = await section('Order Defaults');
    await form.findByRole('button', { name: 'Save' });
    expect(values(form)).toEqual(['1', 'sizeM', 'PENDING']);
  });

  it('fall back altogether when none load, and say so', async () => {
    serve({ 'GET /api/admin/shops/s1': refused(500) });
    open('/shops/s1');
    const form = await section('Order Defaults');
    expect(await form.findByText('Could not load order defaults for this shop.')).toBeTruthy();
    expect(values(form)).toEqual(['1', 'sizeM', 'PENDING']);
  });

  it('say when they were not saved', async () => {
    serve({ 'PATCH /api/admin/shops/s1/order-defaults': refused(500) });
    open('/shops/s1');
    const form = await section('Order Defaults');
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    expect(await form.findByText('Failed to save order defaults.')).toBeTruthy();
  });

  it.each(['0', '1.5', ''])('take no quantity of "%s"', async (quantity) => {
    const sent = serve();
    open('/shops/s1');
    const form = await section('Order Defaults');
    const field = await form.findByLabelText('Quantity');
    await userEvent.clear(field);
    if (quantity) await userEvent.type(field, quantity);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Quantity is a whole number, at least 1.')).toBeTruthy();
    expect(sent.some(({ route }) => route.startsWith('PATCH'))).toBe(false);
  });
});

describe('launching a kiosk', () => {
  const launch = async (answers: Answers, typeId?: string) => {
    const sent = serve(answers);
    open('/shops/s1');
    const form = await section('Launch New Kiosk');
    await form.findByRole('option', { name: 'EZ Pairing' });
    if (typeId) await userEvent.selectOptions(form.getByLabelText('Kiosk type'), typeId);
    return { sent, form, press: () => userEvent.click(form.getByRole('button', { name: 'Launch Kiosk' })) };
  };

  it('wants a kiosk type', async () => {
    const { press } = await launch({});
    await press();
    expect(await screen.findByRole('alertdialog', { name: 'Please select a kiosk type.' })).toBeTruthy();
  });

  it('proposes a name and wants one', async () => {
    const { sent, form, press } = await launch({}, 'ez-pairing');
    const name = form.getByLabelText('Instance name') as HTMLInputElement;
    expect(name.value).toBe('New EZ Pairing');
    await userEvent.clear(name);
    await press();
    expect(await form.findByText('Instance name is required.')).toBeTruthy();
    expect(sent.some(({ route }) => route.startsWith('POST'))).toBe(false);
  });

  it('shows the new kiosk, tells it apart and says so', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const list = [instance('BCD234')];
    const { sent, press } = await launch(
      {
        'GET /api/kiosk-instances': () => ({ data: list }),
        'POST /api/kiosk-instances': () => {
          const made = instance('XYZ789', { name: 'New EZ Pairing' });
          list.unshift(made);
          return made;
        },
      },
      'ez-pairing',
    );
    await press();
    const row = await screen.findByRole('row', { name: /XYZ789/ });
    expect(row.hasAttribute('data-new')).toBe(true);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(
      screen.getByText('New EZ Pairing is live. Guests join with the code XYZ789.').closest('[role=status]'),
    ).toBeTruthy();
    expect(sent.find(({ route }) => route === 'POST /api/kiosk-instances')?.body).toEqual({
      shop_id: 's1',
      kiosk_type_identifier: 'ez-pairing',
      name: 'New EZ Pairing',
    });
  });

  it.each([
    ['a refusal', refused(422, 'Unknown kiosk type.'), 'Failed to launch kiosk instance: Unknown kiosk type.'],
    ['a reply without a code', { name: 'x' }, 'Failed to launch kiosk instance: The server sent no join code.'],
  ])('alerts on %s', async (_case, reply, text) => {
    const { press } = await launch({ 'POST /api/kiosk-instances': reply }, 'ez-pairing');
    await press();
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
  });

  it('reads the types without a wrapper too', async () => {
    await launch({ 'GET /api/admin/kiosk-types': TYPES.data });
  });

  it('refuses types that are no array', async () => {
    serve({ 'GET /api/admin/kiosk-types': { data: { a: 1 } } });
    open('/shops/s1');
    expect(await screen.findByText('Invalid response format: expected array of kiosk types.')).toBeTruthy();
  });
});

describe('the kiosks', () => {
  it('stand in a table of five columns', async () => {
    serve();
    open('/shops/s1');
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Instance Join Code',
      'Kiosk Type',
      'Status',
      'Launched At',
      'Actions',
    ]);
    const row = within(screen.getByRole('row', { name: /FGH567/ }));
    expect(row.getByText('Paused')).toBeTruthy();
    expect(row.getByRole('link', { name: 'FGH567' }).getAttribute('href')).toBe('/kiosk/admin/FGH567');
    expect(row.getByRole('button', { name: 'Copy code FGH567' })).toBeTruthy();
  });

  it.each([
    ['its button', () => screen.getAllByRole('button', { name: 'Open Admin' })[0]!],
    ['its row', () => within(screen.getByRole('row', { name: /BCD234/ })).getByText('EZ Pairing')],
  ])('open from %s', async (_case, find) => {
    serve();
    const at = open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(find());
    expect(at()).toBe('/kiosk/admin/BCD234');
  });

  it('are deleted after a question only', async () => {
    let list = [instance('BCD234'), instance('FGH567')];
    const sent = serve({
      'GET /api/kiosk-instances': () => ({ data: list }),
      'DELETE /api/kiosk-instances/code/BCD234': () => {
        list = list.slice(1);
        return { success: true };
      },
    });
    const at = open('/shops/s1');
    const deletions = () => sent.filter(({ route }) => route.startsWith('DELETE')).length;
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(deletions()).toBe(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    const question = await screen.findByRole('alertdialog', { name: 'Delete kiosk BCD234?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /BCD234/ })).toBeNull());
    expect(screen.getByText('Kiosk BCD234 was deleted.')).toBeTruthy();
    expect(at()).toBe('/shops/s1');
  });

  it('alert when one could not be deleted', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ 'DELETE /api/kiosk-instances/code/BCD234': refused(500) });
    open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const text = 'Failed to delete kiosk instance. Please check the console for details.';
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('show how guests join, to print', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    serve();
    open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getAllByRole('button', { name: 'Join QR' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Kiosk BCD234' }));
    expect(dialog.getByText(`${location.origin}/kiosk/live?joinCode=BCD234`)).toBeTruthy();
    expect([dialog.getByText('BCD'), dialog.getByText('234')]).toHaveLength(2);
    expect(await dialog.findByRole('img', { name: 'QR code to join kiosk BCD234' })).toBeTruthy();
    expect(document.documentElement.dataset.print).toBe('poster');
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    expect(document.documentElement.dataset.print).toBeUndefined();
    print.mockRestore();
  });

  it('start with the first when there are none', async () => {
    serve({ 'GET /api/kiosk-instances': { data: [] } });
    open('/shops/s1');
    await userEvent.click(await screen.findByRole('button', { name: 'Launch your first kiosk' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Kiosk type'));
  });
});

describe('Delete All Kiosk Instances', () => {
  const bulkDelete = 'DELETE /api/kiosk-instances/bulk-delete';
  const name = 'Delete All Kiosk Instances';
  const start = async (answers: Answers) => {
    const sent = serve(answers);
    open('/shops/s1');
    await screen.findByRole('row', { name: /BCD234/ });
    await userEvent.click(screen.getByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog', { name: `${name}?` }));
    return { sent, question, sure: () => userEvent.click(question.getByRole('button', { name: 'Delete' })) };
  };

  it('asks with the count, deletes this shop’s alone, and can be undone', async () => {
    const all = [instance('BCD234'), instance('FGH567')];
    let list = all;
    const { sent, question, sure } = await start({
      'GET /api/kiosk-instances': () => ({ data: list }),
      [bulkDelete]: () => {
        list = [];
        return { success: true, deletedInstances: 2, message: '', batchId: 'b1' };
      },
      'POST /api/undo/b1': () => {
        list = all;
        return { success: true, restoredShops: 0, restoredInstances: 2, message: '' };
      },
    });
    expect(question.getByText(/^Delete 2 kiosk instances of Bar\./)).toBeTruthy();
    expect(sent.some(({ route }) => route === bulkDelete)).toBe(false);
    await sure();
    expect(await screen.findByText('2 kiosk instances were deleted.')).toBeTruthy();
    expect(sent.find(({ route }) => route === bulkDelete)?.query).toEqual({ shop_id: 's1' });
    await waitFor(() => expect(screen.queryByRole('row', { name: /BCD234/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 kiosk instances are back.')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /BCD234/ })).toBeTruthy();
  });

  it('deletes nothing when the answer is no', async () => {
    const { sent, question } = await start({});
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent.every(({ route }) => route.startsWith('GET'))).toBe(true);
  });

  it.each([
    [refused(429, 'Too many requests.'), 'Failed to delete kiosk instances: Too many requests.'],
    [{ success: false, message: 'Kiosks are in use.' }, 'Kiosks are in use.'],
  ])('says how it failed: %j', async (reply, text) => {
    const { sure } = await start({ [bulkDelete]: reply });
    await sure();
    expect((await screen.findByText(text)).closest('p')!.className).toContain('bad');
  });

  it('has nothing to do without kiosks', async () => {
    serve({ 'GET /api/kiosk-instances': { data: [] } });
    open('/shops/s1');
    await screen.findByRole('heading', { name: 'No kiosks yet' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});

describe('Fetch All Recipes', () => {
  const route = 'POST /api/admin/shops/s1/fetch-and-update-recipes';
  const fetchAll = async (answers: Answers) => {
    serve(answers);
    open('/shops/s1');
    const recipes = await section('Recipes');
    await userEvent.click(recipes.getByRole('button', { name: 'Fetch All Recipes' }));
    return within(recipes.getByRole('status'));
  };

  it('shows what came', async () => {
    let asked = 0;
    const line = await fetchAll({
      'GET /api/admin/shops/s1/recipes': () => {
        asked++;
        return { recipes: [] };
      },
      [route]: { recipes: [{ id: 'r1' }] },
    });
    expect(await line.findByText('1 recipe was fetched.')).toBeTruthy();
    expect(asked).toBe(2);
  });

  it.each([
    ['none upstream', { recipes: [] }, 'No recipes found for this shop.'],
    ['a refusal', refused(502, 'The main server cannot be reached.'), 'Failed to fetch and save recipes.'],
    ['no answer', 'no answer', 'Failed to fetch and save recipes.'],
  ])('says so on %s', async (_case, reply, text) => {
    const line = await fetchAll({ [route]: reply });
    expect((await line.findByText(text)).closest('p')!.className).toContain('bad');
  });
});

it('shows the machine’s code and id, and prints its poster alone', async () => {
  const printed: (string | undefined)[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.documentElement.dataset.print);
    window.dispatchEvent(new Event('afterprint'));
  });
  serve();
  open('/shops/s1');
  const card = await section('Machine QR');
  expect(await card.findByRole('img', { name: 'QR code of the machine' })).toBeTruthy();
  expect(card.getByText('s1')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Print' }));
  expect(printed).toEqual(['poster']);
  await waitFor(() => expect(document.documentElement.dataset.print).toBeUndefined());
  print.mockRestore();
});
