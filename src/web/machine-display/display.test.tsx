import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MachineDisplay } from '#contract/machines/display.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1/machines/m1';
const DISPLAY = `GET ${AT}/display`;
const STOP = `POST ${AT}/stop`;
const PAGE = '/shops/s1/machines/m1/display';
const { name, name_translations, drawing } = guestRecipe({
  name: 'Negroni',
  name_translations: { 'zh-HK': '尼格羅尼' },
});
const display = (part: Partial<MachineDisplay> = {}): MachineDisplay => ({
  shop: { name: 'Ladder & Lantern' },
  machine: { name: 'By the window', state: 'ready', pause: null, inCare: false },
  code: { proof: '60000000.AbCdEf-_012345', digits: '012345', leftMs: 20_000 },
  pouring: null,
  next: [],
  ...part,
});
const machine = (part: Partial<MachineDisplay['machine']>): Partial<MachineDisplay> => ({
  machine: { ...display().machine, ...part },
});

/** A server's stream of what the screen shows. */
function shows(first: Partial<MachineDisplay> = {}, more: Answers = {}) {
  const opened = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const bytesOf = (one: MachineDisplay) => new TextEncoder().encode(`data: ${JSON.stringify(one)}\n\n`);
  let last = display(first);
  const sent = stubServer({
    [DISPLAY]: () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened.add(controller);
          controller.enqueue(bytesOf(last));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    [STOP]: {},
    ...more,
  });
  open(`${PAGE}#key=the-key`);
  return {
    sent,
    say: async (part: Partial<MachineDisplay>) => {
      last = display(part);
      await act(async () => opened.forEach((controller) => controller.enqueue(bytesOf(last))));
    },
  };
}
const stops = (sent: { route: string }[]) => sent.filter(({ route }) => route === STOP);
const pressStop = async () => userEvent.click(await screen.findByRole('button', { name: 'STOP 停止' }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the screen at a machine', () => {
  it('names itself by the key of its address alone, also where somebody is signed in, and keeps it', async () => {
    signIn(OWNER);
    const { sent } = shows();
    await screen.findByRole('heading', { name: 'By the window' });
    expect(sent[0]!.headers).toEqual({ 'x-display-key': 'the-key', accept: 'text/event-stream' });
    expect(localStorage.getItem('displayKey:m1')).toBe('the-key');
  });

  it('shows the code to scan and the same in figures, in both languages', async () => {
    shows({ next: ['A03', 'A04'] });
    expect(await screen.findByRole('img', { name: /Scan to start your drink 掃碼/ })).toBeTruthy();
    expect([screen.getByText('012'), screen.getByText('345')]).toHaveLength(2);
    expect(screen.getByText('準備好').lang).toBe('zh-Hant-HK');
    expect(screen.getByText('A04')).toBeTruthy();
  });

  it('shows what pours as it pours, beside the code for whoever is next', async () => {
    const pouring = { displayId: 'A17', state: 'dispensing' as const, progress: 40, step: '2/5' };
    const { say } = shows({ ...machine({ state: 'busy' }), pouring: { ...pouring, drink: null } });
    const bar = await screen.findByRole('progressbar', { name: 'Pouring 整緊 A17' });
    expect(bar.getAttribute('value')).toBe('40');
    expect(screen.getByText('012')).toBeTruthy();
    const drink = { name, name_translations, drawing };
    await say({ ...machine({ state: 'busy' }), pouring: { ...pouring, progress: 80, drink } });
    expect(bar.getAttribute('value')).toBe('80');
    expect(screen.getByText('尼格羅尼').lang).toBe('zh-Hant-HK');
  });

  it.each([
    [
      'paused with a reason',
      { state: 'paused', pause: { reason: { en: 'Ice is on its way', 'zh-HK': '' } } },
      'Ice is on its way',
    ],
    [
      'paused without one',
      { state: 'paused', pause: { reason: { en: '', 'zh-HK': '' } } },
      'The machine takes a break.',
    ],
    ['offline', { state: 'offline' }, 'The machine does not answer. Ask at the bar.'],
    ['in need of somebody', { state: 'fault' }, 'Somebody has to look at the machine. Ask at the bar.'],
    ['cared for', { state: 'busy', inCare: true }, 'The bar is looking after the machine.'],
  ] as const)('says that the machine is %s, instead of the code', async (_what, part, words) => {
    shows(machine(part));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('012')).toBeNull();
    expect(screen.getByRole('button', { name: 'STOP 停止' })).toBeTruthy();
  });

  it('stops the machine with one tap, and says so', async () => {
    const { sent } = shows();
    await pressStop();
    expect(await screen.findByText('Told to stop')).toBeTruthy();
    expect(stops(sent)).toHaveLength(1);
    expect(stops(sent)[0]).toMatchObject({ headers: { 'x-display-key': 'the-key' } });
  });

  it('tries a stop again that nobody answered, and says when it did not arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = shows({}, { [STOP]: refused(503) });
    await pressStop();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('alert').textContent).toMatch(/Not stopped\. Use the switch on the machine/);
    expect(stops(sent)).toHaveLength(4);
  });

  it('can stop before it has heard anything', async () => {
    const { sent } = shows({}, { [DISPLAY]: () => new Promise(() => undefined) });
    await pressStop();
    await waitFor(() => expect(stops(sent)).toHaveLength(1));
  });

  it('shows no code that is overdue', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { say } = shows();
    await screen.findByText('012');
    await act(() => vi.advanceTimersByTimeAsync(34_000));
    expect(screen.getByText('012')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText('012')).toBeNull();
    expect(screen.getByText('No connection: ask at the bar')).toBeTruthy();
    await say({ code: { proof: '60000001.AbCdEf-_012345', digits: '678901', leftMs: 30_000 } });
    expect(screen.getByText('678')).toBeTruthy();
  });

  it('says so when its key is not valid', async () => {
    shows({}, { [DISPLAY]: { status: 403, body: { code: 'display-key-invalid', message: 'No.' } } });
    expect(await screen.findByText('This screen has no valid key')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
