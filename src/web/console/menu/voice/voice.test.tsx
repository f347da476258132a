import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const recording = (durationMs: number) => ({ durationMs, bytes: 9000, recorded_at: '2026-03-14T12:00:00.000Z' });
const VOICE = {
  id: 'v1',
  shop_id: 's1',
  name: 'Ah Mei',
  cues: { intro: 'https://old.example/uploads/voice-cues/a.webm', 'our-own': '/uploads/voice-cues/b.webm' },
  recordings: { intro: recording(1540), 'our-own': recording(900) },
  version: 3,
  created_at: '2026-03-14T12:00:00.000Z',
  updated_at: '2026-03-14T12:00:00.000Z',
};
const SHARED = { ...VOICE, id: 'v2', shop_id: null, name: 'For all', cues: {}, recordings: {} };
const EIGHT = '八仙到！ Eight immortals!';
const INTRO = '嚟啦，猜番枚！ Come on, let’s play!';
const LIST = '/shops/s1/master?tab=voice';
const ONE = `${LIST}&voice=v1`;

function serve(answers: Answers = {}): Sent[] {
  return stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar', settings: { voiceProfileId: 'v1' } },
    'GET /api/voice-profiles': { data: [VOICE, SHARED] },
    'GET /api/voice-profiles/v1': VOICE,
    'GET /api/voice-profiles/v2': SHARED,
    ...answers,
  });
}
const written = (sent: Sent[]) => sent.filter(({ route }) => !route.startsWith('GET'));
const cue = async (name: string) => within(await screen.findByRole('listitem', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

let tracks: { readyState: string; stop: () => void }[];
let asksFor: () => Promise<unknown>;
let played: string[];

/** A browser's recorder, which hears a few bytes. */
class StandInRecorder extends EventTarget {
  static isTypeSupported = (_type: string) => true;
  static content = 'sound';
  state = 'inactive';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    const data = new Blob(StandInRecorder.content === '' ? [] : [StandInRecorder.content]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
  [tracks, played] = [[], []];
  asksFor = () => {
    const track = { readyState: 'live', stop: () => void (track.readyState = 'ended') };
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track] });
  };
  StandInRecorder.content = 'sound';
  StandInRecorder.isTypeSupported = () => true;
  vi.stubGlobal('MediaRecorder', StandInRecorder);
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia: () => asksFor() } }));
  Object.assign(URL, { createObjectURL: () => 'blob:take', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this.src);
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the voices of a shop', () => {
  it('are listed with what is recorded of each, and which the shop speaks with', async () => {
    serve();
    open('/shops/s1/master');
    await userEvent.click(await screen.findByRole('link', { name: 'Voice' }));
    const [own, shared] = (await screen.findAllByRole('heading', { level: 2 })).map((heading) =>
      within(heading.closest('li')!),
    );
    expect(own?.getByText('1 of 20 recorded')).toBeTruthy();
    expect(own?.getByText('0 of 4 recorded')).toBeTruthy();
    expect(own?.getByText('The shop’s voice')).toBeTruthy();
    expect(own?.getByRole('meter', { name: 'Five Mui' }).getAttribute('aria-valuenow')).toBe('1');
    expect(shared?.getByText('For every shop')).toBeTruthy();
    expect(shared?.queryByRole('button')).toBeNull();
    expect(shared?.getByRole('link', { name: 'Listen to For all' })).toBeTruthy();
  });

  it('are made under a name, and opened', async () => {
    const sent = serve({ 'POST /api/voice-profiles': VOICE });
    const at = open(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'New voice' }));
    expect(screen.getByText('A voice needs a name.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name of a new voice'), 'Ah Mei{Enter}');
    await screen.findByRole('button', { name: 'Record what is missing' });
    expect(written(sent)).toMatchObject([{ body: { shop_id: 's1', name: 'Ah Mei' } }]);
    expect(at()).toBe(ONE);
  });

  it('are chosen for the shop, or none is', async () => {
    const sent = serve({ 'PUT /api/admin/shops/s1/voice-profile': {} });
    open(LIST);
    const choice = await screen.findByLabelText('Voice of this shop');
    expect((choice as HTMLSelectElement).value).toBe('v1');
    await userEvent.selectOptions(choice, 'For all');
    expect(await screen.findByText('Saved. Guests hear it from now on.')).toBeTruthy();
    await userEvent.selectOptions(choice, 'No voice');
    expect(await screen.findByText('The shop has no voice now.')).toBeTruthy();
    expect(written(sent).map(({ body }) => body)).toEqual([{ voiceProfileId: 'v2' }, { voiceProfileId: null }]);
  });

  it('are deleted after saying what goes with them', async () => {
    const sent = serve({ 'DELETE /api/voice-profiles/v1': { success: true } });
    open(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ah Mei' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/Its recordings \(2\) are deleted with it/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(written(sent)).toEqual([]);
    await press('Delete Ah Mei');
    await press('Delete');
    expect(await screen.findByText('Ah Mei is deleted.')).toBeTruthy();
  });

  it('say so when there is none, and when they cannot be loaded', async () => {
    serve({ 'GET /api/voice-profiles': { data: [] } });
    open(LIST);
    expect(await screen.findByText('No voice yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New voice' })).toBeTruthy();
  });

  it('can be asked for again', async () => {
    let fails = true;
    serve({ 'GET /api/voice-profiles': () => (fails ? refused(500) : { data: [VOICE] }) });
    open(LIST);
    expect(await screen.findByText('Failed to load the voices.')).toBeTruthy();
    fails = false;
    await press('Try Again');
    expect(await screen.findByRole('heading', { name: 'Ah Mei' })).toBeTruthy();
  });
});

describe('a voice', () => {
  it('shows what to say in both languages, what is recorded, and what a shop named itself', async () => {
    serve();
    open(ONE);
    const eight = await cue(EIGHT);
    expect(eight.getByText('八仙到！').lang).toBe('zh-Hant-HK');
    expect(eight.getByText('Not recorded')).toBeTruthy();
    expect(eight.queryByRole('button', { name: /^Play|^Delete/ })).toBeNull();
    expect((await cue(INTRO)).getByText('1.5 s')).toBeTruthy();
    expect((await cue('our-own')).getByText('0.9 s')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Other recordings' })).toBeTruthy();
  });

  it('plays a recording from this page’s own origin, one at a time', async () => {
    serve();
    open(ONE);
    await userEvent.click((await cue(INTRO)).getByRole('button', { name: `Play ${INTRO}` }));
    expect(played).toEqual([`${location.origin}/uploads/voice-cues/a.webm`]);
    await press('Play our-own');
    expect(played.at(-1)).toBe(`${location.origin}/uploads/voice-cues/b.webm`);
    expect(screen.getByRole('button', { name: `Play ${INTRO}` })).toBeTruthy();
    await press('Stop our-own');
    expect(screen.getByRole('button', { name: 'Play our-own' })).toBeTruthy();
  });

  it('says when the browser cannot play it', async () => {
    serve();
    open(ONE);
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', 'NotSupportedError'));
    await userEvent.click((await cue(INTRO)).getByRole('button', { name: /^Play/ }));
    expect(await screen.findByText('This browser cannot play it.')).toBeTruthy();
  });

  it('is renamed; both names are shown where somebody else did so meanwhile', async () => {
    let current = VOICE;
    const sent = serve({
      'GET /api/voice-profiles/v1': () => current,
      'PATCH /api/voice-profiles/v1': ({ headers, body }: { headers: Record<string, string>; body: object }) =>
        headers['if-match'] === `"${current.version}"`
          ? (current = { ...current, ...body, version: current.version + 1 })
          : refused(412, 'Somebody else changed this meanwhile.'),
    });
    open(ONE);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Name of the voice' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the voice' });
    await userEvent.clear(field);
    current = { ...VOICE, name: 'Aunt Bo', version: 4 };
    await userEvent.type(field, 'Uncle Sing{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else renamed this voice meanwhile' }));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Aunt Bo', 'Uncle Sing']);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(field.value).toBe('Uncle Sing');
    await userEvent.type(field, '{Enter}');
    await press('Save mine over theirs');
    expect(await screen.findByText('Renamed.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Uncle Sing' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name of the voice' })).toBeNull();
    expect(written(sent).map(({ headers, body }) => [headers['if-match'], body])).toEqual([
      ['"3"', { name: 'Uncle Sing' }],
      ['"3"', { name: 'Uncle Sing' }],
      ['"4"', { name: 'Uncle Sing' }],
    ]);
  });

  it('keeps the other name when it is taken', async () => {
    let current = VOICE;
    serve({
      'GET /api/voice-profiles/v1': () => current,
      'PATCH /api/voice-profiles/v1': refused(412, 'Somebody else changed this meanwhile.'),
    });
    open(ONE);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Name of the voice' }));
    current = { ...VOICE, name: 'Aunt Bo', version: 4 };
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the voice' }), '!{Enter}');
    await press('Discard mine, take theirs');
    expect(await screen.findByRole('heading', { name: 'Aunt Bo' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name of the voice' })).toBeNull();
  });

  it('loses a recording only when that is confirmed', async () => {
    const sent = serve({ 'DELETE /api/voice-profiles/v1/cues/intro': VOICE });
    open(ONE);
    await userEvent.click((await cue(INTRO)).getByRole('button', { name: /^Delete/ }));
    await press('Cancel');
    expect(written(sent)).toEqual([]);
    await press(`Delete ${INTRO}`);
    await press('Delete');
    expect(await screen.findByText('The recording is deleted.')).toBeTruthy();
  });

  it('for every shop is an owner’s to hear, an administrator’s to change', async () => {
    serve();
    open(`${LIST}&voice=v2`);
    await cue(EIGHT);
    expect(screen.queryByRole('button', { name: /Record|Upload|Delete|Edit/ })).toBeNull();
  });

  it('for every shop is changed by an administrator', async () => {
    signIn(ADMIN);
    serve();
    open(`${LIST}&voice=v2`);
    expect((await cue(EIGHT)).getByRole('button', { name: /^Record/ })).toBeTruthy();
  });

  it('may be gone', async () => {
    serve({ 'GET /api/voice-profiles/v1': refused(404, 'Voice not found') });
    open(ONE);
    expect(await screen.findByText('Voice not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All voices' })).toBeTruthy();
  });
});

describe('recording', () => {
  const record = async (name = EIGHT) => {
    await userEvent.click((await cue(name)).getByRole('button', { name: /^Record/ }));
    return within(screen.getByRole('dialog', { name: 'Say this' }));
  };
  const formFile = ({ body }: Sent) => (body as FormData).get('file') as File;

  it('is said, heard, said again and kept', async () => {
    const sent = serve({ 'POST /api/voice-profiles/v1/cues/call_8': VOICE });
    open(ONE);
    const booth = await record();
    expect(booth.getByText('八仙到！')).toBeTruthy();
    expect(await booth.findByText(/Recording… \d\.\d of 8 s/)).toBeTruthy();
    expect(document.activeElement).toBe(booth.getByRole('button', { name: 'Stop' }));
    await userEvent.click(booth.getByRole('button', { name: 'Stop' }));
    await userEvent.click(booth.getByRole('button', { name: 'Listen' }));
    expect(played).toEqual(['blob:take']);
    await userEvent.click(booth.getByRole('button', { name: 'Again' }));
    await userEvent.click(await booth.findByRole('button', { name: 'Stop' }));
    expect(tracks).toHaveLength(1);
    expect(written(sent)).toEqual([]);

    await userEvent.click(booth.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(`${EIGHT} is recorded.`)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const file = formFile(written(sent)[0]!);
    expect([file.name, file.type, file.size]).toEqual(['call_8.webm', 'audio/webm;codecs=opus', 5]);
    expect(written(sent)[0]!.headers).not.toHaveProperty('content-type');
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  it('goes on to what is missing next', async () => {
    const sent = serve({
      'POST /api/voice-profiles/v1/cues/beat_1': VOICE,
      'POST /api/voice-profiles/v1/cues/beat_2': VOICE,
    });
    open(ONE);
    await userEvent.click(await screen.findByRole('button', { name: 'Record what is missing' }));
    const booth = within(screen.getByRole('dialog', { name: 'Say this' }));
    for (const word of ['一！', '二！']) {
      expect(await booth.findByText(word)).toBeTruthy();
      const begin = booth.queryByRole('button', { name: 'Record' });
      if (begin) await userEvent.click(begin);
      await userEvent.click(await booth.findByRole('button', { name: 'Stop' }));
      await userEvent.click(booth.getByRole('button', { name: 'Keep, and the next' }));
    }
    expect(await booth.findByText('開！')).toBeTruthy();
    expect(written(sent).map(({ route }) => route)).toEqual([
      'POST /api/voice-profiles/v1/cues/beat_1',
      'POST /api/voice-profiles/v1/cues/beat_2',
    ]);
  });

  it('ends by itself after eight seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve();
    open(ONE);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click((await cue(EIGHT)).getByRole('button', { name: /^Record/ }));
    const booth = within(screen.getByRole('dialog', { name: 'Say this' }));
    await booth.findByRole('button', { name: 'Stop' });
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(booth.getByRole('button', { name: 'Listen' })).toBeTruthy();
  });

  it('closes the microphone when it is left', async () => {
    serve();
    open(ONE);
    const booth = await record();
    await booth.findByRole('button', { name: 'Stop' });
    await userEvent.click(booth.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']));
  });

  it('keeps the take when it cannot be saved, and says why', async () => {
    serve({ 'POST /api/voice-profiles/v1/cues/call_8': refused(409, 'No room.') });
    open(ONE);
    const booth = await record();
    await userEvent.click(await booth.findByRole('button', { name: 'Stop' }));
    await userEvent.click(booth.getByRole('button', { name: 'Keep' }));
    expect(await booth.findByText('The recording was not kept: No room.')).toBeTruthy();
    expect(booth.getByRole('button', { name: 'Listen' })).toBeTruthy();
  });

  it.each([
    ['NotAllowedError', /^The microphone is not allowed/],
    ['NotFoundError', /^No microphone was found/],
    ['NotReadableError', /^Another program is using the microphone/],
    ['TypeError', /^The microphone could not be started/],
  ])('says what to do about %s, and tries again', async (name, text) => {
    serve();
    open(ONE);
    const works = asksFor;
    asksFor = () => Promise.reject(new DOMException('', name));
    const booth = await record();
    expect((await booth.findByRole('alert')).textContent).toMatch(text);
    asksFor = works;
    await userEvent.click(booth.getByRole('button', { name: 'Try Again' }));
    expect(await booth.findByRole('button', { name: 'Stop' })).toBeTruthy();
  });

  it('says that nothing came', async () => {
    StandInRecorder.content = '';
    serve();
    open(ONE);
    const booth = await record();
    await userEvent.click(await booth.findByRole('button', { name: 'Stop' }));
    expect(booth.getByRole('alert').textContent).toMatch(/^Nothing was recorded/);
  });

  it('is not for a browser without WebM, which may send a file', async () => {
    StandInRecorder.isTypeSupported = () => false;
    const sent = serve({ 'POST /api/voice-profiles/v1/cues/call_8': VOICE });
    open(ONE);
    const booth = await record();
    expect(booth.getByRole('alert').textContent).toMatch(/^This browser cannot record WebM with Opus/);
    await userEvent.click(booth.getByRole('button', { name: 'Close' }));
    await userEvent.upload(screen.getByLabelText(`File for ${EIGHT}`), new File(['sound'], 'eight.webm'));
    expect(await screen.findByText(`${EIGHT} is recorded.`)).toBeTruthy();
    expect(formFile(written(sent)[0]!).type).toBe('audio/webm');
  });

  it('needs a secure page', async () => {
    serve();
    open(ONE);
    await cue(EIGHT);
    vi.stubGlobal('location', { ...location, protocol: 'http:', hostname: '192.168.1.4' });
    const booth = await record();
    expect(booth.getByRole('alert').textContent).toMatch(/^Browsers record on secure pages only/);
  });

  it('does not send a file that is too big, and says why one was refused', async () => {
    const sent = serve({
      'POST /api/voice-profiles/v1/cues/call_8': refused(
        415,
        'A recording is a WebM file with one Opus or Vorbis track.',
      ),
    });
    open(ONE);
    await cue(EIGHT);
    const file = (size: number) => new File([new Uint8Array(size)], 'eight.webm', { type: 'video/webm' });
    await userEvent.upload(screen.getByLabelText(`File for ${EIGHT}`), file(2 * 1024 * 1024 + 1));
    expect(await screen.findByText('A recording has at most 2 MiB.')).toBeTruthy();
    expect(written(sent)).toEqual([]);
    await userEvent.upload(screen.getByLabelText(`File for ${EIGHT}`), file(10));
    expect(await screen.findByText(/^That did not work: A recording is a WebM file/)).toBeTruthy();
  });
});
