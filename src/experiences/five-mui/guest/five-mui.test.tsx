import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import type { RoomView } from '#contract/table-rooms.ts';
import { commitmentOf } from '#domain/commit-reveal.ts';
import { ApiProvider } from '#ui/client.tsx';
import { Around } from '#ui/testing.tsx';
import { useVoiceCues } from '#ui/voice-cues.ts';
import { guestRecipe, guestSoda } from '../../../../test/guest-recipe.ts';
import type { GuestProps } from '../../experience.ts';
import PACK from '../content.ts';
import { rulesOf } from '../rules.ts';
import FiveMui from './five-mui.tsx';

interface Setup {
  experience?: object;
  voiceProfileId?: string;
  answer?: (route: string) => { status?: number; body: unknown };
  recipes?: GuestProps['recipes'];
}

function openGame({ experience = {}, voiceProfileId, answer, recipes }: Setup = {}) {
  const sent: { route: string; body: Record<string, unknown> }[] = [];
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, { method, body: text }: RequestInit & { body?: string }) => {
      const route = `${method} ${url}`;
      sent.push({ route, body: (text === undefined ? {} : JSON.parse(text)) as Record<string, unknown> });
      const { status = 200, body } = answer?.(route) ?? { status: 404, body: {} };
      return new Response(JSON.stringify(body), { status });
    }) as typeof fetch,
  });
  const placeOrder = vi.fn(() => Promise.resolve({ displayId: 'A07' } as Order));
  const props = {
    instance: { join_code: 'BCD234', config: { experience, ...(voiceProfileId && { voiceProfileId }) } },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: recipes ?? [
      guestRecipe({ drinkFeatures: [{ property: 'fizzy', value: 4 }], ABV: 12 }),
      guestSoda({ drinkFeatures: [{ property: 'sweet', value: 4 }] }),
    ],
    placeOrder,
  } as unknown as GuestProps;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <FiveMui {...props} />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: Around },
  );
  return { sent, placeOrder };
}

// The beat and the looking take their time: the clock is in the test's hand.
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const hand = (fingers: number) => group('Your hand').getAllByRole('button')[fingers]!;
const calls = () => group('Your call').queryAllByRole<HTMLButtonElement>('button');
const call = (sum: number) => calls().find(({ textContent }) => parseInt(textContent, 10) === sum)!;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const BEAT_MS = 1200;

/** Shows and calls, and looks at it as long as the table does. */
async function show(fingers: number, sum: number, look = 2700) {
  await user.click(hand(fingers));
  await user.click(call(sum));
  await pass(BEAT_MS);
  const words = spoken();
  await pass(look);
  return words;
}

const begin = async (who: RegExp = /Auntie Mei/) => {
  await press(who);
  expect(screen.getByText('Both call at once.')).toBeTruthy();
  await press('Ready');
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Auntie Mei opens the whole hand, and expects the guest's last one; five to begin with.
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  act(() => i18n.activate('en'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('against the house', () => {
  it('offers six fingers’ worth of hands and the six calls that can come true', async () => {
    openGame();
    await begin();
    expect(group('Your hand').getAllByRole('button')).toHaveLength(6);
    expect(calls()).toEqual([]);
    expect(screen.getByText('First your fingers, then your call.')).toBeTruthy();
    await user.click(hand(3));
    expect(calls().map(({ textContent }) => parseInt(textContent, 10))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(call(5).textContent).toBe('5五魁首Top five!');
    expect(within(call(5)).getByText('五魁首').getAttribute('lang')).toBe('zh-Hant-HK');
    await user.click(hand(0));
    expect(calls().map(({ textContent }) => parseInt(textContent, 10))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('says each show, keeps the score, and leads from the winning call to an order', async () => {
    const { placeOrder } = openGame();
    await begin();
    expect(await show(2, 7)).toBe('You: 2. Auntie Mei: 5. Sum 7. You called 7. Auntie Mei called 10. Your point.');
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
    expect(await show(1, 6)).toContain('Your point.');
    await press('You win: to your drink');
    const result = await screen.findByRole('heading', { level: 1 });
    expect(result.textContent).toBe('Six runs smooth!六六順');
    expect(screen.getByRole('img', { name: '1 and 5 made 6' })).toBeTruthy();
    await press('See details and order');
    await user.type(screen.getByLabelText(/Your name/), 'Ada');
    await press('Order This Drink');
    await press('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ recipeId: 'sour', name: 'Ada' }));
  });

  it('lets a guest who lost pick among the winner’s last calls, each with its drink', async () => {
    openGame();
    await begin();
    expect(await show(5, 8)).toContain('Point for Auntie Mei.');
    expect(await show(3, 4)).toContain('Not this time.');
    expect(await show(3, 5)).toContain('Auntie Mei called 8.');
    await press('Well played: to your drink');
    expect(screen.getByRole('heading', { name: 'Auntie Mei won: pick one of those calls' })).toBeTruthy();
    const choices = within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/八仙到, 8, Eight immortals!/),
      expect.stringMatching(/滿堂紅, 10, Full house!/),
    ]);
    await user.click(choices[1]!);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Full house!滿堂紅');
    await press('Another call');
    expect(screen.getByRole('list', { name: 'Calls' })).toBeTruthy();
  });

  it('never offers a guest who lost a stronger drink than the winner’s', async () => {
    const tasting = (fizzy: number, spicy: number) => [
      { property: 'fizzy' as const, value: fizzy },
      { property: 'spicy' as const, value: spicy },
      { property: 'strength' as const, value: spicy },
    ];
    openGame({
      recipes: [
        guestRecipe({ drinkFeatures: tasting(4, 0), ABV: 30, name: 'Rocket' }),
        guestRecipe({ id: 'mild', drinkFeatures: tasting(0, 4), ABV: 4, name: 'Mild Thing' }),
      ],
    });
    await begin();
    await show(5, 8);
    await show(3, 4);
    await show(3, 5);
    await press('Well played: to your drink');
    // Ten wants it fizzy, which the strong one is; eight, which won, leads to the mild one.
    expect(screen.queryByText('Rocket')).toBeNull();
    expect(screen.getAllByText('Mild Thing')).toHaveLength(2);
  });

  it('is not won by being late', async () => {
    openGame();
    await begin();
    await pass(6100);
    await pass(50);
    expect(spoken()).toBe('You were not in time.');
    await pass(20_000);
    await press('Ready');
    expect(screen.getAllByText('0 of 2 points')).toHaveLength(2);
  });

  it('has no clock for a guest who wants none', async () => {
    openGame();
    await user.click(screen.getByRole('switch', { name: 'No clock' }));
    await begin();
    await pass(60_000);
    await show(2, 7, 60_000);
    expect(screen.getByRole('button', { name: 'Ready' })).toBeTruthy();
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
  });

  it('lets a foul be called where the shop allows it; it cannot win', async () => {
    openGame({ experience: { allowFouls: true } });
    await begin();
    await user.click(hand(1));
    expect(calls()).toHaveLength(11);
    await user.click(call(9));
    await pass(BEAT_MS);
    expect(spoken()).toBe('You: 1. Auntie Mei: 5. Sum 6. You called 9. That cannot come true. Again!');
    expect(screen.getAllByText('0 of 2 points')).toHaveLength(2);
  });

  it('keeps both players to their first call where calls are fixed', async () => {
    openGame({ experience: { fixedCall: true } });
    await begin();
    await show(3, 7);
    expect(screen.getByRole('heading', { name: 'Your number is 7: show, and call it' })).toBeTruthy();
    expect(
      group('Your hand')
        .getAllByRole<HTMLButtonElement>('button')
        .map(({ disabled }) => disabled),
    ).toEqual([true, true, false, false, false, false]);
    await user.click(hand(2));
    expect(calls().map(({ textContent }) => textContent)).toEqual(['7七個巧Seven, so clever!']);
  });

  it('is called as the shop calls it', async () => {
    openGame({ experience: { callSet: 'cantonese', label: { en: 'Fingers', 'zh-HK': '猜枚' } } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fingers 猜枚');
    await begin();
    await user.click(hand(2));
    expect(call(6).textContent).toBe('6落蚊帳Mosquito net down!');
  });

  it('is called in Chinese alone for those who read it', async () => {
    act(() => i18n.loadAndActivate({ locale: 'zh-HK', messages: {} }));
    openGame();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('五枚');
    await user.click(screen.getByRole('button', { name: /美姨/ }));
    await user.click(screen.getAllByRole('button')[0]!);
    const [hands, called] = screen.getAllByRole('group');
    await user.click(within(hands!).getAllByRole('button')[3]!);
    expect(
      within(called!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toContain('5五魁首');
  });
});

describe('two with one phone', () => {
  it('has a drink for each, the winner’s first', async () => {
    openGame();
    await press(/on this phone/);
    const round = async (first: string, second: string, one: [number, number], other: [number, number]) => {
      await press(`${first} chooses first`);
      await user.click(hand(one[0]));
      await user.click(call(one[1]));
      await press(`I am ${second}`);
      await user.click(hand(other[0]));
      await user.click(call(other[1]));
      await pass(BEAT_MS);
    };
    await round('Player 1', 'Player 2', [2, 5], [3, 4]);
    expect(spoken()).toBe('Player 1: 2. Player 2: 3. Sum 5. Player 1 called 5. Player 2 called 4. Point for Player 1.');
    await round('Player 2', 'Player 1', [4, 5], [2, 6]);
    await press('Player 1 wins: to the drink');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Six runs smooth!六六順');
    await press('The other player’s drink');
    expect(screen.getByRole('heading', { name: 'Player 2: pick one of the winner’s calls' })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button')).toHaveLength(2);
  });
});

describe('two phones', () => {
  it('locks a commitment to fingers and call, and opens them only once both are locked', async () => {
    let now: RoomView = {
      roomId: '01900000-0000-7000-8000-000000000001',
      number: '427',
      you: 0,
      phase: 'choosing',
      turn: 1,
      first: 0,
      rules: { ...rulesOf(PACK) },
      ready: [true, true],
      locked: [false, false],
      theirCommitment: null,
      leftMs: 6000,
      proof: null,
      shows: [],
      them: 'here',
    };
    const { sent } = openGame({ answer: () => ({ body: now }) });
    await press(/on two phones/);
    await press('Open a table');
    await user.click(hand(2));
    await user.click(call(6));
    await pass(100);
    const moves = () => sent.filter(({ route }) => route.endsWith('/moves')).map(({ body }) => body);
    expect(moves()).toEqual([{ type: 'lock', turn: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    now = { ...now, phase: 'opening', locked: [true, true], theirCommitment: commitmentOf(4, 5, 'b'.repeat(32)) };
    await pass(600);
    const open = moves().at(-1)!;
    expect(open).toMatchObject({ type: 'open', turn: 1, hand: 2, call: 6 });
    expect(commitmentOf(2, 6, String(open.nonce))).toBe(moves()[0]!.commitment);
  });
});

describe('the voice', () => {
  const cues = { intro: '/i', beat_1: '/b1', call_7: '/c7', again: '/ag', win: '/w', result: '/r' };
  let heard: string[];
  beforeEach(() => {
    heard = [];
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      const path = new URL(this.src || location.href).pathname;
      if (this.src !== '') heard.push(path);
      return Promise.resolve();
    });
  });
  // What the guest chose outlives the game.
  afterEach(() => {
    const { result } = renderHook(() => useVoiceCues(undefined), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={new QueryClient()}>
          <ApiProvider client={(() => undefined) as never}>{children}</ApiProvider>
        </QueryClientProvider>
      ),
    });
    act(() => result.current.setMuted(true));
  });
  const vibrations = () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
    return vibrate;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is off until the guest turns it on, then says the beat and the calls; what is missing is felt', async () => {
    const vibrate = vibrations();
    const { sent } = openGame({ voiceProfileId: 'v1', answer: () => ({ body: { id: 'v1', cues } }) });
    expect(sent).toEqual([]);
    await press('Turn the voice on');
    await pass(50);
    expect(sent.map(({ route }) => route)).toEqual(['GET /api/voice-profiles/v1']);
    await begin();
    await show(2, 7, 0);
    // The second and third beat were never recorded.
    expect(heard).toEqual(['/i', '/b1', '/c7']);
    expect(vibrate).toHaveBeenCalledTimes(3);
    await pass(2700);
    await show(1, 6);
    expect(vibrate.mock.calls.flat()).toContain(60);
    expect(heard.at(-1)).toBe('/w');
    await press('You win: to your drink');
    expect(heard.at(-1)).toBe('/r');
  });

  it.each<[string, Setup]>([
    ['no voice', {}],
    ['a voice that does not answer', { voiceProfileId: 'v1' }],
  ])('never stands in the way: %s', async (_case, setup) => {
    openGame(setup);
    const on = screen.queryByRole('button', { name: /^Turn the voice/ });
    expect(on !== null).toBe(setup.voiceProfileId !== undefined);
    if (on?.textContent === 'Turn the voice on') await user.click(on);
    await begin();
    expect(await show(2, 7)).toContain('Your point.');
    expect(await show(1, 6)).toContain('Your point.');
    await press('You win: to your drink');
    expect(await screen.findByRole('button', { name: 'See details and order' })).toBeTruthy();
    expect(heard).toEqual([]);
  });
});
