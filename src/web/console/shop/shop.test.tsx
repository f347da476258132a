import { beforeEach, describe, expect, it } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, open, OWNER, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const SHOP = {
  shop_id: 's1',
  name: 'Night Owl',
  names: { en: 'Night Owl', 'zh-HK': '' },
  kind: 'cocktail-bar',
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  address: { en: '', 'zh-HK': '' },
  languages: ['zh-HK'],
  look: { logoUrl: '', colours: null },
  is_kept_here: true,
  archived_at: null,
  version: 4,
};
const { shop_id: _id, name: _name, is_kept_here: _here, archived_at: _at, version: _version, ...DRAFT } = SHOP;

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

async function openPage(answers: Answers = {}) {
  const sent = stubServer({
    'GET /v1/admin/shops/s1': SHOP,
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Night Owl' },
    ...answers,
  });
  const at = open('/shops/s1/shop');
  await screen.findByRole('heading', { name: 'Look of new kiosks' });
  return { sent, at };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves what is changed onto the version it was read at', async () => {
  const { sent } = await openPage({ 'PATCH /v1/admin/shops/s1': { ...SHOP, version: 5 } });
  await userEvent.type(screen.getByLabelText('Name in Chinese'), '夜貓子');
  await userEvent.type(screen.getByLabelText('Address in English'), '1 Ladder Street');
  await userEvent.click(screen.getByRole('radio', { name: 'Colours of your own' }));
  fireEvent.change(screen.getByLabelText('First colour'), { target: { value: '#112233' } });
  await save();
  await screen.findByText('Saved. Guests see it at once.');
  const patch = sent.find(({ route }) => route === 'PATCH /v1/admin/shops/s1');
  expect(patch?.headers['if-match']).toBe('"4"');
  expect(patch?.body).toEqual({
    ...DRAFT,
    names: { en: 'Night Owl', 'zh-HK': '夜貓子' },
    address: { en: '1 Ladder Street', 'zh-HK': '' },
    look: { logoUrl: '', colours: ['#112233', '#ff6b57'] },
  });
});

it('shows a name that is taken at its field', async () => {
  await openPage({
    'PATCH /v1/admin/shops/s1': {
      status: 409,
      body: { code: 'shop-name-taken', message: 'Another shop has this name.' },
    },
  });
  await userEvent.type(screen.getByLabelText('Name in English'), ' 2');
  await save();
  await screen.findByText('Another shop has this name.');
  expect(screen.getByLabelText('Name in English').getAttribute('aria-invalid')).toBe('true');
});

it('asks when somebody else was first', async () => {
  const theirs = { ...SHOP, names: { en: 'Day Owl', 'zh-HK': '' }, version: 5 };
  let now: object = SHOP;
  await openPage({
    'GET /v1/admin/shops/s1': () => now,
    'PATCH /v1/admin/shops/s1': () => {
      now = theirs;
      return { status: 412, body: { code: 'changed-meanwhile', message: 'Somebody else changed this meanwhile.' } };
    },
  });
  await userEvent.type(screen.getByLabelText('Name in English'), ' 2');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this shop meanwhile' });
  expect(dialog.textContent).toContain('Day Owl');
  expect(dialog.textContent).toContain('Night Owl 2');
});

const fileOf = (name: string, type: string, size: number) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

it.each([
  [
    'a logo of 40 MB',
    fileOf('logo.png', 'image/png', 40 * 1024 * 1024),
    'This picture is too large: 20 MB is the most.',
  ],
  ['what is no picture', fileOf('logo.pdf', 'application/pdf', 1000), 'A picture is a PNG, JPEG or WebP file.'],
])('says before it is sent that %s is none', async (_case, file, text) => {
  const { sent } = await openPage();
  fireEvent.change(screen.getByLabelText('Logo file'), { target: { files: [file] } });
  await screen.findByText(text);
  expect(sent.map(({ route }) => route)).not.toContain('POST /v1/admin/shops/s1/photos');
});

it('takes a logo, which is the shop’s once it is saved', async () => {
  const { sent } = await openPage({
    'POST /v1/admin/shops/s1/photos': { imageUrl: '/uploads/photos/logo.png' },
    'PATCH /v1/admin/shops/s1': { ...SHOP, version: 5 },
  });
  fireEvent.change(screen.getByLabelText('Logo file'), { target: { files: [fileOf('logo.png', 'image/png', 1000)] } });
  const logo = await screen.findByRole('img', { name: 'Logo of Night Owl' });
  expect(logo.getAttribute('src')).toBe('/uploads/photos/logo.png');
  await save();
  await waitFor(() =>
    expect(sent.find(({ route }) => route.startsWith('PATCH'))?.body).toMatchObject({
      look: { logoUrl: '/uploads/photos/logo.png', colours: null },
    }),
  );
});

describe('the languages of the menu', () => {
  const GENERATE = 'POST /api/translations/s1/generate';
  const saving = (languages: string[]) => ({ 'PATCH /v1/admin/shops/s1': { ...SHOP, languages, version: 5 } });
  const started = (sent: Sent[]) => sent.filter(({ route }) => route === GENERATE).map(({ body }) => body);
  const toggle = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('are translated as they are added, and the owner reads so', async () => {
    const { sent } = await openPage({ ...saving(['zh-HK', 'ja', 'ko']), [GENERATE]: { job: {} } });
    await toggle('日本語');
    await toggle('한국어');
    await save();
    await screen.findByText('Saved. Guests see it at once.');
    expect(await screen.findByText(/The menu is being translated into Japanese and Korean\./)).toBeTruthy();
    expect(started(sent)).toEqual([{ targetLanguage: 'ja' }, { targetLanguage: 'ko' }]);
    expect(screen.getByRole('link', { name: 'To the translations' }).getAttribute('href')).toBe(
      '/shops/s1#translations',
    );
  });

  it('count as begun where a job is under way, and else are begun on the dashboard', async () => {
    await openPage({
      ...saving(['zh-HK', 'ja', 'ko']),
      [GENERATE]: ({ body }: Sent) =>
        (body as { targetLanguage: string }).targetLanguage === 'ja'
          ? { status: 409, body: { code: 'translation-in-progress', message: 'Translation job already in progress.' } }
          : { status: 429, body: { code: 'too-many-requests', message: 'Too many.' } },
    });
    await toggle('日本語');
    await toggle('한국어');
    await save();
    expect(await screen.findByText(/The menu is being translated into Japanese\./)).toBeTruthy();
    expect(screen.getByText(/The translation into Korean could not be started\./)).toBeTruthy();
  });

  it('are taken off without a word to the translator', async () => {
    const { sent } = await openPage(saving([]));
    await toggle('中文（香港）');
    await save();
    await screen.findByText('Saved. Guests see it at once.');
    expect(started(sent)).toEqual([]);
    expect(screen.queryByText(/translated into/)).toBeNull();
  });
});

it('is archived by administrators alone, who are asked', async () => {
  await openPage();
  expect(screen.queryByRole('button', { name: 'Archive this shop' })).toBeNull();
});

it('is archived, and opened again from the list', async () => {
  signIn(ADMIN);
  const archived = { data: [{ ...SHOP, archived_at: new Date().toISOString() }] };
  const { sent, at } = await openPage({
    'DELETE /v1/admin/shops/s1': { success: true },
    'GET /api/admin/shops': { data: [] },
    'GET /v1/admin/shops': archived,
    'POST /v1/admin/shops/s1/restore': SHOP,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Archive this shop' }));
  expect(sent.map(({ route }) => route)).not.toContain('DELETE /v1/admin/shops/s1');
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(at()).toBe('/shop-admin'));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await screen.findByText('Night Owl is open again.');
});

it('says where it is changed if not here', async () => {
  stubServer({
    'GET /v1/admin/shops/s1': { ...SHOP, is_kept_here: false },
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Night Owl' },
  });
  open('/shops/s1/shop');
  await screen.findByRole('heading', { name: 'Kept on another main server' });
});
