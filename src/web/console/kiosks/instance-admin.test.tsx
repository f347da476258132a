import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const INSTANCE = {
  join_code: 'BCD234',
  kiosk_type_identifier: 'ez-pairing',
  status: 'active',
  created_at: '2026-01-05T10:00:00.000Z',
  shop_id: 's1',
  shop: { shop_id: 's1', name: 'Bar' },
  name: 'Terrace',
  config: { voiceProfileId: 'v1', experience: { demoMode: true }, appearance: { titleText: 'Hello' } },
  version: 4,
};
const GET = 'GET /api/kiosk-instances/code/BCD234';
const SAVE = 'PATCH /api/kiosk-instances/code/BCD234';

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});
afterEach(() => void vi.useRealTimers());

function openInstance(answers: Answers = {}, path = '/kiosk/admin/BCD234') {
  const sent = stubServer({ [GET]: INSTANCE, [SAVE]: INSTANCE, ...answers });
  return { sent, at: open(path) };
}

describe('the page', () => {
  it('names the kiosk and goes back to its shop when nothing was before', async () => {
    const { at } = openInstance({ 'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Instance Admin: BCD234' })).toBeTruthy();
    await screen.findByLabelText('Name');
    await userEvent.click(screen.getByRole('button', { name: 'Back to Admin' }));
    expect(at()).toBe('/shops/s1');
  });

  it('goes back one step', async () => {
    stubServer({
      [GET]: INSTANCE,
      'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
      'GET /api/kiosk-instances': { data: [INSTANCE] },
    });
    const at = open('/shops/s1');
    await userEvent.click(await screen.findByRole('link', { name: 'BCD234' }));
    expect(at()).toBe('/kiosk/admin/BCD234');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Admin' }));
    expect(at()).toBe('/shops/s1');
  });

  it('takes the shop along to the experience’s own page', async () => {
    const { at } = openInstance();
    await userEvent.click(await screen.findByRole('link', { name: 'Open EZ Pairing Admin' }));
    expect(at()).toBe('/kiosk/ez-pairing/admin/BCD234');
    expect(await screen.findByRole('heading', { level: 1, name: 'EZ Pairing Admin' })).toBeTruthy();
  });
});

describe('what went wrong', () => {
  it.each<[string, Answers, string, string]>([
    ['no code', {}, '/kiosk/admin', 'No instance ID provided'],
    ['an unknown code', { [GET]: refused(404, 'Instance not found') }, '/kiosk/admin/BCD234', 'Instance not found'],
    ['a failing server', { [GET]: refused(500) }, '/kiosk/admin/BCD234', 'Failed to load instance data'],
    ['no answer', { [GET]: 'no answer' }, '/kiosk/admin/BCD234', 'Failed to load instance data'],
    [
      'no shop',
      { [GET]: { ...INSTANCE, shop: null, shop_id: '' } },
      '/kiosk/admin/BCD234',
      'No shop associated with this instance',
    ],
    ['an empty reply', { [GET]: {} }, '/kiosk/admin/BCD234', 'Instance not found or could not be loaded'],
  ])('is said for 5 s, and leaves the page: %s', async (_case, answers, path, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openInstance(answers, path);
    expect(await screen.findByText(text)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByText('There is nothing to set here')).toBeTruthy();
  });
});

describe('saving', () => {
  it('sends name and appearance, keeps the rest, and says so for 3 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { sent } = openInstance();
    await user.clear(await screen.findByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Garden');
    await user.type(screen.getByLabelText('Logo address'), 'https://bar.test/logo.png');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    const saved = sent.find(({ route }) => route === SAVE);
    expect(saved?.headers['if-match']).toBe('"4"');
    expect(saved?.body).toEqual({
      name: 'Garden',
      status: 'active',
      pauseReason: { en: '', 'zh-HK': '' },
      config: {
        voiceProfileId: 'v1',
        experience: { demoMode: true },
        appearance: { titleText: 'Hello', logoUrl: 'https://bar.test/logo.png' },
      },
    });
    expect(sent.filter(({ route }) => route.startsWith('PATCH'))).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('keeps a scheme of the house, or two colours of one’s own, as the gradient behind the logo', async () => {
    const { sent } = openInstance();
    await userEvent.click(await screen.findByRole('radio', { name: 'Harbour' }));
    const written = screen.getByLabelText<HTMLInputElement>('Logo gradient');
    expect(written.value).toBe('linear-gradient(90deg, #6fb9ee, #2448a0)');
    await userEvent.click(screen.getByRole('radio', { name: 'Colours of your own' }));
    fireEvent.change(screen.getByLabelText('Second colour'), { target: { value: '#112233' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent.find(({ route }) => route === SAVE)?.body).toMatchObject({
      config: { appearance: { logoGradient: 'linear-gradient(90deg, #6fb9ee, #112233)' } },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'As the kiosk type' }));
    expect(written.value).toBe('');
  });

  it('shows a gradient of more than two colours as it is written, and no scheme as chosen', async () => {
    const logoGradient = 'linear-gradient(45deg, red, gold, teal)';
    openInstance({ [GET]: { ...INSTANCE, config: { appearance: { logoGradient } } } });
    const written = await screen.findByLabelText<HTMLInputElement>('Logo gradient');
    expect(written.value).toBe(logoGradient);
    expect(written.closest('details')?.open).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('takes a logo from this device', async () => {
    const { sent } = openInstance({ 'POST /v1/admin/shops/s1/photos': { imageUrl: '/uploads/photos/logo.png' } });
    const file = new File([new Uint8Array(10)], 'logo.png', { type: 'image/png' });
    fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files: [file] } });
    await screen.findByDisplayValue('/uploads/photos/logo.png');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent.find(({ route }) => route === SAVE)?.body).toMatchObject({
      config: { appearance: { logoUrl: '/uploads/photos/logo.png' } },
    });
  });

  it('asks why only of a paused kiosk, and sends it along', async () => {
    const { sent } = openInstance({ [SAVE]: { ...INSTANCE, status: 'paused' } });
    await screen.findByLabelText('Status');
    expect(screen.queryByLabelText('Reason, English')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'paused');
    await userEvent.type(screen.getByLabelText('Reason, English'), 'Back at nine ');
    await userEvent.type(screen.getByLabelText('Reason, Chinese'), '九點返嚟');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent.find(({ route }) => route === SAVE)?.body).toMatchObject({
      status: 'paused',
      pauseReason: { en: 'Back at nine', 'zh-HK': '九點返嚟' },
    });
  });

  it('goes on after a save that failed: all of it is still there, and nobody else is said to have changed it', async () => {
    let current = INSTANCE;
    let isBroken = true;
    const { sent } = openInstance({
      [GET]: () => current,
      [SAVE]: ({ headers, body }: { headers: Record<string, string>; body: object }) => {
        if (isBroken) return refused(503, 'The service is not ready.');
        if (headers['if-match'] !== `"${current.version}"`) return refused(412);
        return (current = { ...current, ...body, version: current.version + 1 });
      },
    });
    await userEvent.type(await screen.findByLabelText('Name'), ' 2');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'paused');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save: The service is not ready.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('paused');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(current).toMatchObject({ name: 'Terrace 2', status: 'paused', version: 5 });
    await userEvent.type(screen.getByLabelText('Name'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(current).toMatchObject({ name: 'Terrace 23', version: 6 }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.filter(({ route }) => route === SAVE).map(({ headers }) => headers['if-match'])).toEqual([
      '"4"',
      '"4"',
      '"5"',
    ]);
  });

  it('takes a save whose answer was lost for what it is', async () => {
    let current = INSTANCE;
    openInstance({
      [GET]: () => current,
      [SAVE]: ({ headers, body }: { headers: Record<string, string>; body: object }) => {
        if (headers['if-match'] !== `"${current.version}"`) return refused(412);
        current = { ...current, ...body, version: current.version + 1 };
        return 'no answer';
      },
    });
    await userEvent.type(await screen.findByLabelText('Name'), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Failed to save: No response/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(current).toMatchObject({ name: 'Terrace 23', version: 6 }));
    await screen.findByText(/^Failed to save: No response/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(current.version).toBe(6);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Name', '', 'Kiosk name is required.'],
    ['Logo address', 'javascript:alert(1)', 'A picture needs an address that starts with https://, http:// or /.'],
    ['Background address', 'logo.png', 'A picture needs an address that starts with https://, http:// or /.'],
    ['Logo gradient', 'red', 'A gradient looks like linear-gradient(90deg, #f2a33a, #ff6b57).'],
  ])('is kept back by a wrong %s', async (label, typed, text) => {
    const { sent } = openInstance();
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(sent.some(({ route }) => route === SAVE)).toBe(false);
  });

  it('says why it failed', async () => {
    openInstance({ [SAVE]: refused(422, 'The settings are not valid.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save: The settings are not valid.')).toBeTruthy();
  });

  it('shows both values when somebody else saved meanwhile, and can save over theirs', async () => {
    let current = INSTANCE;
    const { sent } = openInstance({
      [GET]: () => current,
      [SAVE]: ({ headers }: { headers: Record<string, string> }) =>
        headers['if-match'] === '"5"' ? current : refused(412, 'Somebody else changed this meanwhile.'),
    });
    await userEvent.clear(await screen.findByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Mine');
    current = { ...INSTANCE, name: 'Theirs', version: 5 };
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this kiosk meanwhile' });
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Theirs', 'Mine']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine over theirs' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent.filter(({ route }) => route === SAVE).at(-1)?.body).toMatchObject({ name: 'Mine' });
  });

  it('keeps what was typed when one goes on editing, and takes theirs when asked to', async () => {
    let current = INSTANCE;
    openInstance({ [GET]: () => current, [SAVE]: refused(412, 'Somebody else changed this meanwhile.') });
    await userEvent.type(await screen.findByLabelText('Name'), ' of mine');
    current = { ...INSTANCE, name: 'Theirs', status: 'paused', version: 5 };
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Terrace of mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard mine, take theirs' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Theirs');
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('paused');
  });
});

it('asks before a page with unsaved changes is left', async () => {
  const { at } = openInstance();
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  await userEvent.click(screen.getByRole('link', { name: 'Open EZ Pairing Admin' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Hello!');
  await userEvent.click(screen.getByRole('link', { name: 'Open EZ Pairing Admin' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(at()).toBe('/kiosk/ez-pairing/admin/BCD234'));
});

describe('the voice of a kiosk', () => {
  const VOICES = {
    'GET /api/voice-profiles': {
      data: [
        { id: 'v1', name: 'Ah Mei' },
        { id: 'v2', name: 'For all' },
      ],
    },
  };
  const configSent = (sent: { route: string; body: unknown }[]) =>
    sent.find(({ route }) => route === SAVE)?.body as { config: { voiceProfileId?: string } };

  it('is the shop’s unless one is chosen', async () => {
    const { sent } = openInstance(VOICES);
    const voice = await screen.findByLabelText('Voice');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ah Mei' })).toBeTruthy());
    expect((voice as HTMLSelectElement).selectedOptions[0]?.text).toBe('Ah Mei');
    await userEvent.selectOptions(voice, 'The shop’s voice');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(configSent(sent).config).not.toHaveProperty('voiceProfileId');
  });

  it('is one of those the shop may use', async () => {
    const { sent } = openInstance(VOICES);
    await userEvent.selectOptions(
      await screen.findByLabelText('Voice'),
      await screen.findByRole('option', { name: 'For all' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(configSent(sent).config.voiceProfileId).toBe('v2');
  });

  it.each([
    ['that is gone stays chosen', { 'GET /api/voice-profiles': { data: [] } }, 'A voice that is gone'],
    ['that cannot be listed stays chosen', { 'GET /api/voice-profiles': refused(500) }, 'The voice it has now'],
  ])('%s', async (_what, answers: Answers, label) => {
    const { sent } = openInstance(answers);
    await screen.findByRole('option', { name: label });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(configSent(sent).config.voiceProfileId).toBe('v1');
  });
});

describe('the logo', () => {
  it('is shown as it loads, tried once more through the server, and has its title in its place', async () => {
    const logoUrl = 'https://pictures.test/logo.png';
    const { titleText } = INSTANCE.config.appearance;
    openInstance({ [GET]: { ...INSTANCE, config: { appearance: { titleText, logoUrl } } } });
    const appearance = within(await screen.findByRole('region', { name: 'Appearance' }));
    const logo = () => appearance.getByRole('img', { name: 'Hello' });
    expect(logo().getAttribute('src')).toBe(logoUrl);
    fireEvent.error(logo());
    expect(logo().getAttribute('src')).toBe(`/api/uploads/proxy?url=${encodeURIComponent(logoUrl)}`);
    fireEvent.error(logo());
    expect(appearance.queryByRole('img')).toBeNull();
    expect(appearance.getByText('Hello')).toBeTruthy();
    expect(appearance.getByText(/^The picture does not load/).getAttribute('role')).toBe('status');
  });

  it('is not the only picture that is missed: so is the background', async () => {
    const backgroundUrl = 'https://pictures.test/night.jpg';
    openInstance({ [GET]: { ...INSTANCE, config: { appearance: { backgroundUrl } } } });
    const appearance = await screen.findByRole('region', { name: 'Appearance' });
    const background = () => appearance.querySelector('img')!;
    expect(background().getAttribute('src')).toBe(backgroundUrl);
    const said = () => within(appearance).queryByText(/^The picture does not load/);
    expect(said()).toBeNull();
    fireEvent.error(background());
    fireEvent.error(background());
    expect(said()?.getAttribute('role')).toBe('status');
  });

  it('is not asked for while its address is being typed', async () => {
    openInstance();
    const field = await screen.findByLabelText('Logo address');
    const shown = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    fireEvent.change(field, { target: { value: 'https://pictures.test/l' } });
    expect(shown()).toEqual([]);
    fireEvent.change(field, { target: { value: 'https://pictures.test/logo.png' } });
    await waitFor(() => expect(shown()).toEqual(['https://pictures.test/logo.png']));
  });
});
