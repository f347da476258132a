import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VIBES from '#experiences/vibes-matching/content.ts';
import * as registry from '#experiences/registry.ts';
import { open, OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

const SHOP = { shop_id: 's1', name: 'Bar' };
const instance = (kiosk_type_identifier: string, part: object = {}) => ({
  join_code: 'BCD234',
  kiosk_type_identifier,
  status: 'active',
  shop_id: 's1',
  shop: SHOP,
  name: 'Terrace',
  config: {},
  version: 1,
  ...part,
});
const serve = (reply: unknown) => stubServer({ 'GET /api/kiosk-instances/code/BCD234': reply });

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
  vi.restoreAllMocks();
});

it.each<[string, string, unknown, unknown, string]>([
  ['no state', 'ez-pairing', undefined, instance('ez-pairing'), 'Shop data was not passed in navigation state...'],
  [
    'a state without a shop',
    'ez-pairing',
    {},
    instance('ez-pairing'),
    'Shop data was not passed in navigation state...',
  ],
  [
    'a shop that is a text',
    'ez-pairing',
    { shop: 's1' },
    instance('ez-pairing'),
    'Invalid shop data: expected an object',
  ],
  [
    'a shop without an id',
    'ez-pairing',
    { shop: { name: 'Bar' } },
    instance('ez-pairing'),
    'Invalid shop data: missing or invalid shop_id/id',
  ],
  [
    'a shop without a name',
    'ez-pairing',
    { shop: { id: 's1' } },
    instance('ez-pairing'),
    'Invalid shop data: missing or invalid name',
  ],
  ['an unsupported type', 'karaoke', { shop: SHOP }, instance('karaoke'), 'No admin page for kiosk type'],
  ['a missing instance', 'ez-pairing', { shop: SHOP }, refused(404, 'Instance not found'), 'Not found'],
  ['an instance of another type', 'ez-pairing', { shop: SHOP }, instance('mbti'), 'Not found'],
  [
    'an instance without a shop',
    'ez-pairing',
    { shop: SHOP },
    instance('ez-pairing', { shop: null }),
    'Kiosk is not associated with a valid shop',
  ],
  [
    'an instance of another shop',
    'ez-pairing',
    { shop: SHOP },
    instance('ez-pairing', { shop: { shop_id: 's2', name: 'Tea' } }),
    'Kiosk is not associated with a valid shop',
  ],
  [
    'a failing server',
    'ez-pairing',
    { shop: SHOP },
    refused(500, 'Something went wrong on the server.'),
    'Failed to load EZ Pairing Admin',
  ],
  ['no answer', 'ez-pairing', { shop: SHOP }, 'no answer', 'Failed to load EZ Pairing Admin'],
])('says what is wrong with %s', async (_case, type, state, reply, text) => {
  serve(reply);
  open(`/kiosk/${type}/admin/BCD234`, state);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  const wayOn =
    screen.queryByRole('button', { name: 'Try Again' }) ?? screen.getByRole('link', { name: /^Open kiosk / });
  expect(wayOn).toBeTruthy();
});

it('names the pages of the kiosk’s shop beside it, in the order of an evening', async () => {
  serve(instance('ez-pairing'));
  open('/kiosk/ez-pairing/admin/BCD234');
  const [rail] = await screen.findAllByRole('navigation', { name: 'Console' });
  await within(rail!).findByRole('link', { name: 'Kiosks', current: true });
  const names = within(rail!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.slice(-10)).toEqual(
    'Tonight Orders Menu Kiosks Machines Insights Activity Inspection Settings Shop'.split(' '),
  );
});

it('says that there is nothing to set up, and leads to the dashboard', async () => {
  signIn({ role: 'ADMIN' });
  stubServer({ 'GET /api/kiosk-instances/code/BCD234': instance('toy-kiosk'), 'GET /api/admin/shops': { data: [] } });
  vi.spyOn(registry, 'findExperience').mockReturnValue({
    id: 'toy-kiosk',
    name: 'Toy Kiosk',
    description: '',
    requiredInputs: [],
    guest: () => Promise.reject(new Error('not here')),
  });
  const at = open('/kiosk/toy-kiosk/admin/BCD234', { shop: SHOP });
  expect(await screen.findByRole('heading', { name: 'No Admin Configuration Available' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Admin Dashboard' }));
  expect(at()).toBe('/shop-admin');
});

it('says when the page’s code did not arrive, and tries again', async () => {
  serve(instance('mbti'));
  const Admin = () => <p>Set it up</p>;
  const admin = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Admin });
  vi.spyOn(registry, 'findExperience').mockReturnValue({
    id: 'mbti',
    name: 'MBTI',
    description: '',
    requiredInputs: [],
    guest: () => Promise.reject(new Error('not here')),
    admin,
  });
  open('/kiosk/mbti/admin/BCD234', { shop: SHOP });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load MBTI Admin');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Set it up')).toBeTruthy();
});

it('shows the experience’s own page', async () => {
  stubServer({
    'GET /api/kiosk-instances/code/BCD234': instance('ez-pairing'),
    'GET /api/ez-pairing/shops/s1/questions': { questions: [], version: 0 },
  });
  open('/kiosk/ez-pairing/admin/BCD234', { shop: { id: 's1', name: 'Bar' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'EZ Pairing Admin' })).toBeTruthy();
  expect(await screen.findByText('No questions configured for this shop.')).toBeTruthy();
});

describe('settings that do not fit any more', () => {
  const NOTICE = { name: 'Settings that no longer fit' };
  const old = (type: string, unfit: string[], config: object = {}) => instance(type, { unfit, config });

  it('are named, shown as the original, and mended by saving', async () => {
    const mended = instance('vibes-matching', { config: { experience: VIBES }, version: 2 });
    let stored: object = old('vibes-matching', ['moods'], { experience: VIBES });
    const sent = stubServer({
      'GET /api/kiosk-instances/code/BCD234': () => ({ status: 200, body: stored }),
      'PATCH /api/kiosk-instances/code/BCD234': () => ({ status: 200, body: (stored = mended) }),
    });
    open('/kiosk/vibes-matching/admin/BCD234', { shop: SHOP });
    const notice = within(await screen.findByRole('region', NOTICE));
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Moods']);
    expect(screen.getByRole('listitem', { name: /^Zen/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('region', NOTICE)).toBeNull());
    const saved = sent.find(({ route }) => route.startsWith('PATCH'));
    expect(saved?.body).toEqual({ config: { experience: VIBES } });
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  });

  it.each(registry.experiences.map(({ id }) => id))('have words for every part of a %s', async (type) => {
    const { config, pack } = registry.findExperience(type)!;
    const parts = Object.keys((await pack?.())?.default ?? ((await config!()).default.parse({}) as object));
    const unfit = ['experience', 'appearance', 'voiceProfileId', ...parts.filter((key) => key !== 'version')];
    serve(old(type, unfit));
    open('/kiosk/admin/BCD234');
    const notice = within(await screen.findByRole('region', NOTICE));
    const words = notice.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words).toHaveLength(unfit.length);
    expect(new Set(words).size).toBe(unfit.length);
    for (const word of words) expect(unfit, 'parts without a name in part-name.ts').not.toContain(word);
  });
});
