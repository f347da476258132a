import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, OWNER, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { newsStream } from '#test/news-stream.ts';

const AT = '/api/admin/shops/s1/machines';
const NOW = '2026-11-22T12:00:00.000Z';
const MACHINE = {
  id: 'm1',
  name: 'Berry',
  kind: 'cocktailberry',
  state: 'ready',
  isPaired: true,
  codeExpiresAt: null,
  lastSeenAt: NOW,
  firmware: 'CocktailBerry 4.7.0',
  says: 'idle',
  levels: [],
  pause: null,
  fault: null,
  cleaningRequired: false,
  job: null,
  createdAt: NOW,
};
const LINK = {
  kind: 'cocktailberry',
  address: 'http://192.168.1.40:8000',
  keysSet: ['masterKey'],
  trouble: null,
  theirs: [
    { id: 1, name: 'Gin', place: 1 },
    { id: 2, name: 'Aperol', place: null },
  ],
  matches: [
    { ingredientId: 'gin', name: 'London dry gin', theirId: null, by: null, canPour: false },
    { ingredientId: 'campari', name: 'Campari', theirId: 2, by: 'owner', canPour: false },
  ],
  notMakeable: [{ recipeId: 'r1', name: 'Negroni', missing: ['London dry gin', 'Campari'] }],
};

function atMachines(more: Answers = {}) {
  let machines: object[] = [MACHINE];
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/events': () => newsStream().answer(),
    [`GET ${AT}`]: () => ({ now: NOW, machines }),
    [`POST ${AT}/driven`]: ({ body }: Sent) => {
      const machine = { ...MACHINE, id: 'm2', ...(body as object) };
      machines = [...machines, machine];
      return { machine };
    },
    [`GET ${AT}/m1/link`]: { link: LINK },
    [`PATCH ${AT}/m1/link`]: { link: LINK },
    [`POST ${AT}/try`]: { trouble: null, version: 'CocktailBerry 4.7.0', ingredients: 12 },
    [`POST ${AT}/m1/link/care`]: { trouble: null },
    ...more,
  });
  open('/shops/s1/machines');
  return { bodies: (route: string) => sent.filter((one) => one.route === route).map(({ body }) => body) };
}
const press = async (name: string, at: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await at.findByRole('button', { name }));
const opened = async () => {
  await press('Connection');
  const dialog = within(await screen.findByRole('dialog', { name: 'Connection of Berry' }));
  await dialog.findByLabelText('Address');
  return dialog;
};

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('a machine with a program of its own', () => {
  it('is added with its address and keys, after a try', async () => {
    const { bodies } = atMachines();
    await press('Add a machine');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Berry two');
    await userEvent.selectOptions(screen.getByLabelText('What it speaks'), 'CocktailBerry');
    expect(screen.queryByRole('button', { name: 'Show its pairing code' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Address'), 'http://10.0.0.9:8000');
    await userEvent.type(screen.getByLabelText('Master key'), '4567');
    await press('Try the connection');
    expect(await screen.findByText('CocktailBerry 4.7.0 answers, with 12 ingredients.')).toBeTruthy();
    await press('Add it');
    const reach = { kind: 'cocktailberry', address: 'http://10.0.0.9:8000', keys: { masterKey: '4567' } };
    await waitFor(() => expect(bodies(`POST ${AT}/driven`)).toEqual([{ name: 'Berry two', ...reach }]));
    expect(bodies(`POST ${AT}/try`)).toEqual([reach]);
    expect(await screen.findByRole('region', { name: 'Berry two' })).toBeTruthy();
  });

  it('says why it does not answer', async () => {
    atMachines({ [`POST ${AT}/try`]: { trouble: 'Nothing answers at this address.', version: null, ingredients: 0 } });
    const dialog = await opened();
    await press('Try the connection', dialog);
    expect(await dialog.findByText('Nothing answers at this address.')).toBeTruthy();
  });

  it('has no pairing code, and never shows a key', async () => {
    atMachines();
    const dialog = await opened();
    expect(screen.queryByRole('button', { name: 'Pairing code' })).toBeNull();
    const key = dialog.getByLabelText<HTMLInputElement>('Master key');
    expect([key.type, key.value]).toEqual(['password', '']);
    expect(dialog.getByText('Set. Leave it empty to keep it.')).toBeTruthy();
  });

  it("says what it can't make and why, and lets its owner say which ingredient is which", async () => {
    const { bodies } = atMachines();
    const dialog = await opened();
    expect(dialog.getByText('Negroni: missing London dry gin, Campari')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('London dry gin'), 'Gin · 1');
    await waitFor(() => expect(bodies(`PATCH ${AT}/m1/link`)).toEqual([{ matches: { campari: 2, gin: 1 } }]));
    expect(await dialog.findByText('Saved.')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('Campari'), 'By its name');
    await waitFor(() => expect(bodies(`PATCH ${AT}/m1/link`).at(-1)).toEqual({ matches: {} }));
  });

  it('asks before its pumps run', async () => {
    const { bodies } = atMachines();
    const dialog = await opened();
    await press('All bottles are full', dialog);
    expect(bodies(`POST ${AT}/m1/link/care`)).toEqual([]);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(bodies(`POST ${AT}/m1/link/care`)).toEqual([{ what: 'refill', places: [1] }]));
    expect(await dialog.findByText('The machine does it.')).toBeTruthy();
  });
});
