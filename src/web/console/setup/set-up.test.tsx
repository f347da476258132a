import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SetUpState } from '#contract/shop/setup.ts';
import { ADMIN, open, OWNER, refused, signIn, stubServer, type Sent, type Answers } from '#test/console-page.tsx';

const STATE: SetUpState = { setUp: null, hasDemo: true, canMakeShops: true };
const own = (step: string, shopId: string | null = 'night-owl') => ({
  ...STATE,
  setUp: { step, shopId, own: true, who: 'admin', at: '2026-03-14T12:00:00.000Z' },
});
const SHOP = {
  shop_id: 'night-owl',
  name: 'Night Owl 夜貓子',
  names: { en: 'Night Owl', 'zh-HK': '夜貓子' },
  kind: 'cocktail-bar',
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  address: { en: '1 Ladder Street', 'zh-HK': '' },
  languages: ['zh-HK', 'ja'],
  look: { logoUrl: '', colours: null },
  recipes: [],
  is_kept_here: true,
  archived_at: null,
  version: 1,
};
const DRAWING = {
  glass: 'rocks',
  layers: [{ colour: '#c0392b', share: 1 }],
  foam: null,
  ice: 'cubed',
  garnishes: [],
  bubbles: 0,
  rim: null,
  steam: false,
};
const drink = (id: string, name: string, kind: string) => ({
  id,
  name,
  name_translations: { 'zh-HK': `${name}中` },
  type: 'cocktail',
  kind,
  alcohol: 'contains',
  drawing: DRAWING,
  image: null,
  recipeImage: null,
});

/** A server that remembers the step it is told. */
function serverAt(first: unknown, answers: Answers = {}) {
  let state = first;
  return stubServer({
    'GET /v1/setup': () => state,
    'PUT /v1/setup': ({ body }: { body: { step: string; shopId: string | null } }) =>
      (state = own(body.step, body.shopId)),
    'GET /v1/admin/shops/night-owl': SHOP,
    ...answers,
  });
}
const bodiesOf = (sent: ReturnType<typeof stubServer>, route: string) =>
  sent.filter((each) => each.route === route).map(({ body }) => body);

beforeEach(() => localStorage.clear());

describe('the link', () => {
  const GOOD = { 'GET /v1/setup/link': { success: true } };
  const openLink = () => {
    const at = open('/setup#a-token');
    return at;
  };

  it('makes the account, signs in and goes on, and leaves the address', async () => {
    const sent = serverAt(STATE, {
      ...GOOD,
      'POST /v1/setup/account': { success: true },
      'POST /v1/auth/login': {
        user: ADMIN,
        shop: null,
        tokens: { access: { token: 'a' }, refresh: { token: 'r' } },
      },
    });
    openLink();
    await screen.findByRole('heading', { name: 'Welcome. Who runs this bar?' });
    expect(location.hash).toBe('');
    await userEvent.type(screen.getByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByRole('heading', { name: 'What is your bar called?' });
    const made = sent.find(({ route }) => route === 'POST /v1/setup/account');
    expect([made?.body, made?.headers['x-setup-token']]).toEqual([
      { username: 'ada', password: 'a long password' },
      'a-token',
    ]);
  });

  it('shows what is wrong at its field, and keeps what was typed', async () => {
    serverAt(STATE, {
      ...GOOD,
      'POST /v1/setup/account': {
        status: 422,
        body: {
          code: 'invalid-request',
          message: 'The request is not valid.',
          errors: [{ path: 'password', message: 'A password has at least 10 characters.' }],
        },
      },
    });
    openLink();
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByText('A password has at least 10 characters.');
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ada');
  });

  it('takes a backup instead, says what it holds, and goes on at the sign-in', async () => {
    const NAME = 'sipwell-20261122T040000.000Z-received.tar.gz';
    const content = { shops: 1, recipes: 42, orders: 7, lastOrderAt: null, madeAt: '2026-11-22T04:00:00.000Z' };
    let reply: unknown = refused(422, 'This backup ends too early.');
    const sent = serverAt(STATE, {
      ...GOOD,
      'POST /v1/setup/backups': () => reply,
      [`POST /v1/setup/backups/${NAME}/restore`]: { success: true },
      'GET /api/health': { status: 'ok' },
    });
    const at = openLink();
    const choose = async (name: string) =>
      userEvent.upload(
        await screen.findByLabelText('File of a backup'),
        new File(['bytes'], name, { type: 'application/gzip' }),
      );
    await choose('half.tar.gz');
    await screen.findByText('This backup ends too early.');
    expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();

    reply = { backup: { name: NAME, bytes: 5, content: { ...content, version: '0.1.0' } } };
    await choose('old-bar.tar.gz');
    await screen.findByText(/It holds 1 shop, 42 drinks, 7 orders\./);
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    await waitFor(() => expect(at()).toBe('/login'), { timeout: 5000 });
    await screen.findByText('The backup is restored. Sign in again, with the password of then.');
    const posts = sent.filter(({ route }) => route.startsWith('POST'));
    expect(posts.map(({ headers }) => headers['x-setup-token'])).toEqual(['a-token', 'a-token', 'a-token']);
  }, 15_000);

  it.each([
    ['is used up', '/setup#a-token'],
    ['is missing', '/setup'],
  ])('that %s says so and leads to the sign-in', async (_case, address) => {
    serverAt(STATE, {
      'GET /v1/setup/link': { status: 403, body: { code: 'setup-link-invalid', message: 'No longer.' } },
    });
    open(address);
    await screen.findByRole('heading', { name: 'This link cannot be used' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('is not for an owner', async () => {
    signIn(OWNER);
    serverAt(STATE);
    open('/setup');
    await screen.findByRole('heading', { name: 'Only administrators set up bars' });
  });
});

describe('the steps', () => {
  beforeEach(() => signIn(ADMIN));

  it('begin with the bar, and note that they are begun', async () => {
    const sent = serverAt(STATE, { 'POST /v1/admin/shops': SHOP });
    open('/setup');
    const heading = await screen.findByRole('heading', { name: 'What is your bar called?' });
    expect(document.activeElement).toBe(heading);
    expect(bodiesOf(sent, 'PUT /v1/setup')).toEqual([{ step: 'bar', shopId: null }]);
    expect(
      within(screen.getByRole('navigation', { name: 'Step 2 of 5' }))
        .getByText('Bar')
        .closest('li'),
    ).toHaveProperty('ariaCurrent', 'step');
    await userEvent.type(screen.getByLabelText('Name in English'), 'Night Owl');
    await userEvent.click(screen.getByRole('radio', { name: 'Tea shop' }));
    await userEvent.click(screen.getByRole('button', { name: '日本語' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make the bar' }));
    await waitFor(() =>
      expect(bodiesOf(sent, 'POST /v1/admin/shops')).toEqual([
        expect.objectContaining({
          names: { en: 'Night Owl', 'zh-HK': '' },
          kind: 'tea-shop',
          languages: ['zh-HK', 'ja'],
        }),
      ]),
    );
  });

  it('say at the name that another shop has it', async () => {
    serverAt(own('bar', null), {
      'POST /v1/admin/shops': {
        status: 409,
        body: { code: 'shop-name-taken', message: 'Another shop has this name.' },
      },
    });
    open('/setup');
    await userEvent.click(await screen.findByRole('button', { name: 'Make the bar' }));
    const field = await screen.findByLabelText('Name in English');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Another shop has this name.')).toBeTruthy();
  });

  it('go on where they were left: drinks of the bar’s kind are chosen, and go on the menu', async () => {
    const sent = serverAt(own('menu'), {
      'GET /v1/setup/drinks': {
        drinks: [
          drink('a', 'Negroni', 'cocktail-bar'),
          drink('b', 'Daiquiri', 'cocktail-bar'),
          drink('c', 'Oolong', 'tea-shop'),
        ],
      },
      'GET /v1/admin/shops/night-owl/starter-drinks': { drinkIds: [] },
      'PUT /v1/admin/shops/night-owl/starter-drinks': { added: 1, removed: 0, drinkIds: ['a'] },
      'POST /api/translations/night-owl/generate': { job: {} },
    });
    open('/setup');
    await screen.findByRole('heading', { name: 'What do you pour?' });
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: /Daiquiri/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Put 1 drink on the menu' }));
    await screen.findByRole('heading', { name: 'What makes the drinks?' });
    expect(bodiesOf(sent, 'PUT /v1/admin/shops/night-owl/starter-drinks')).toEqual([{ drinkIds: ['a'] }]);
    expect(bodiesOf(sent, 'POST /api/translations/night-owl/generate')).toEqual([{ targetLanguage: 'ja' }]);
  });

  it('show what is on the menu when one comes back to it', async () => {
    serverAt(own('menu'), {
      'GET /v1/setup/drinks': { drinks: [drink('a', 'Negroni', 'cocktail-bar'), drink('c', 'Oolong', 'tea-shop')] },
      'GET /v1/admin/shops/night-owl': { ...SHOP, recipes: ['night-owl.c'] },
      'GET /v1/admin/shops/night-owl/starter-drinks': { drinkIds: ['c'] },
    });
    open('/setup');
    await screen.findByRole('heading', { name: 'What do you pour?' });
    expect(screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Oolong'),
    ]);
  });

  it('lead to the Machines page with the way of connecting, and back', async () => {
    const sent = serverAt(own('machine'), { 'GET /api/admin/shops/night-owl/machines': { machines: [] } });
    open('/setup');
    await userEvent.click(await screen.findByRole('radio', { name: /^CocktailPi/ }));
    expect(screen.getByRole('link', { name: 'Connect it on the Machines page' }).getAttribute('href')).toBe(
      '/shops/night-owl/machines?add=cocktailpi',
    );
    await userEvent.click(screen.getByRole('radio', { name: /^None yet/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(bodiesOf(sent, 'PUT /v1/setup')).toEqual([{ step: 'kiosk', shopId: 'night-owl' }]));
  });

  it('adds a simulator in place', async () => {
    let machines: object[] = [];
    const sent = serverAt(own('machine'), {
      'GET /api/admin/shops/night-owl/machines': () => ({ machines }),
      'POST /api/admin/shops/night-owl/machines/simulator': ({ body }: Sent) => {
        machines = [{ id: 'm1', ...(body as object) }];
        return { machine: machines[0] };
      },
    });
    open('/setup');
    await userEvent.click(await screen.findByRole('radio', { name: /^The simulator/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a simulator' }));
    expect(await screen.findByText('Added: Simulator')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a simulator' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(bodiesOf(sent, 'PUT /v1/setup')).toEqual([{ step: 'kiosk', shopId: 'night-owl' }]));
  });

  const TYPES = {
    data: [
      { config_identifier: 'ordering-terminal', name: 'Ordering Terminal', description: '' },
      { config_identifier: 'mbti', name: 'MBTI', description: '' },
    ],
  };
  const KIOSK = { join_code: 'BCDFGH', kiosk_type_identifier: 'mbti', name: 'MBTI' };

  it('open the first kiosk once', async () => {
    let kiosks: object[] = [];
    const sent = serverAt(own('kiosk'), {
      'GET /api/admin/kiosk-types': TYPES,
      'GET /api/kiosk-instances': () => ({ data: kiosks }),
      'POST /api/kiosk-instances': () => {
        kiosks = [KIOSK];
        return KIOSK;
      },
    });
    open('/setup');
    await userEvent.click(await screen.findByRole('radio', { name: /MBTI/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
    await screen.findByRole('heading', { name: 'Night Owl 夜貓子 is open.' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('radio', { name: /MBTI/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByRole('heading', { name: 'Night Owl 夜貓子 is open.' });
    expect(bodiesOf(sent, 'POST /api/kiosk-instances')).toEqual([
      { shop_id: 'night-owl', kiosk_type_identifier: 'mbti', name: 'MBTI' },
    ]);
  });

  it('end with a card for the table, the demonstration put away, and the own bar', async () => {
    const sent = serverAt(own('ready'), {
      'GET /api/kiosk-instances': { data: [KIOSK] },
      'DELETE /v1/setup/demo': { batchId: 'b1', shops: 2, instances: 9 },
      'DELETE /v1/setup': { success: true },
    });
    const at = open('/setup');
    await screen.findByRole('heading', { name: 'Night Owl 夜貓子 is open.' });
    let printed = '';
    vi.stubGlobal('print', () => (printed = document.querySelector('[data-active]')?.textContent ?? ''));
    await userEvent.click(screen.getByRole('button', { name: 'Print the card' }));
    for (const text of ['BCD', 'FGH', 'night-owl', '1 Ladder Street', '喺機前掃碼']) expect(printed).toContain(text);

    await userEvent.click(screen.getByRole('button', { name: 'Put the demonstration away' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put it away' }));
    await screen.findByText('2 shops and 9 kiosks of the demonstration are put away.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'To my bar' }));
    await waitFor(() => expect(at()).toBe('/shops/night-owl'));
    expect(sent.map(({ route }) => route)).toContain('DELETE /v1/setup');
  });

  it('tell a second person, who can take them over', async () => {
    const theirs = { ...STATE, setUp: { ...own('kiosk').setUp, own: false, who: 'eve' } };
    const sent = serverAt(theirs, { 'GET /api/admin/kiosk-types': TYPES, 'GET /api/kiosk-instances': { data: [] } });
    open('/setup');
    await screen.findByRole('heading', { name: 'eve is setting up a bar' });
    expect(bodiesOf(sent, 'PUT /v1/setup')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
    await screen.findByRole('heading', { name: 'How do guests find their drink?' });
    expect(bodiesOf(sent, 'PUT /v1/setup')).toEqual([{ step: 'kiosk', shopId: 'night-owl', takeOver: true }]);
  });

  it('say where bars are made if not here', async () => {
    serverAt({ ...STATE, canMakeShops: false });
    open('/setup');
    await screen.findByRole('heading', { name: 'Shops are kept on another main server' });
  });

  it('can be tried again after a failure', async () => {
    let reply: unknown = refused(500, 'Something went wrong on the server.');
    serverAt(STATE, { 'GET /v1/setup': () => reply });
    open('/setup');
    await screen.findByText('Failed to load the set-up.');
    reply = own('bar', null);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { name: 'What is your bar called?' });
  });
});
