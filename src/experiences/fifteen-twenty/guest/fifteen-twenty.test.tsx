import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { commitmentOf } from '#domain/games/commit-reveal.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { readHowToPlay } from '#test/how-to-play.ts';
import type { GuestProps } from '../../experience.ts';
import PACK from '../content.ts';
import { rulesOf } from '../rules.ts';
import FifteenTwenty from './fifteen-twenty.tsx';
import { placed } from '#test/placed.ts';

interface Reply {
  status?: number;
  body: unknown;
}

function openGame(
  experience: object = {},
  answer: (route: string, body: never) => Reply = () => ({ status: 404, body: {} }),
  recipes?: GuestProps['recipes'],
) {
  const sent: { route: string; body: never }[] = [];
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, { method, body: text }: RequestInit & { body?: string }) => {
      const route = `${method} ${url}`;
      const body = (text === undefined ? undefined : JSON.parse(text)) as never;
      sent.push({ route, body });
      const { status = 200, body: reply } = answer(route, body);
      return new Response(JSON.stringify(reply), { status });
    }) as typeof fetch,
  });
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const props = {
    instance: { join_code: 'BCD234', config: { experience } },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: recipes ?? [
      guestRecipe({
        drinkFeatures: [
          { property: 'strength', value: 3 },
          { property: 'fruity', value: 3 },
        ],
      }),
      guestSoda(),
    ],
    placeOrder,
  } as unknown as GuestProps;
  render(
    <ApiProvider client={client}>
      <FifteenTwenty {...props} />
    </ApiProvider>,
    { wrapper: Around },
  );
  return { sent, placeOrder };
}

// Fake timers: beats and pauses take time.
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const hand = (name: RegExp) => within(screen.getByRole('group', { name: 'Your hand' })).getByRole('button', { name });
const call = (name: RegExp) => within(screen.getByRole('group', { name: 'Your call' })).getByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const BEAT_MS = 1200;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The guest calls first; Auntie Mei always opens both hands.
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('against the house', () => {
  const begin = async () => {
    await press(/Auntie Mei/);
    expect(screen.getByRole('heading', { name: 'Your call: show, name the sum' })).toBeTruthy();
  };
  const hit = async () => {
    await user.click(hand(/one open/));
    await user.click(call(/Fifteen/));
    await pass(BEAT_MS);
  };

  it('says each show, keeps the score, and leads to an order', async () => {
    const { placeOrder } = openGame();
    await begin();
    expect(call(/Ten/).hasAttribute('disabled')).toBe(true);
    await hit();
    expect(spoken()).toBe('You: 5. Auntie Mei: 10. Sum 15. You called 15. Your point.');
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
    expect(screen.getByText('Aiya! Beginner’s luck.')).toBeTruthy();
    await pass(3500);
    await hit();
    await press('To the drink');
    expect(await screen.findByText('Three hands up')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The last sum was 15' })).toBeTruthy();
    await press('See details and order');
    await user.type(screen.getByLabelText(/Your name/), 'Ada');
    await press('Order This Drink');
    await press('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ recipeId: 'sour', name: 'Ada' }));
  });

  it('shows the result only after the hands have opened', async () => {
    openGame();
    await begin();
    await user.click(hand(/one open/));
    await user.click(call(/Fifteen/));
    await pass(800);
    expect(spoken()).not.toContain('Sum');
    expect(screen.queryByText('1 of 2 points')).toBeNull();
    expect(screen.getByText('show!')).toBeTruthy();
  });

  it('has no clock before the first call; later a late guest loses the call, the match waits, and nobody scores', async () => {
    openGame();
    await begin();
    await pass(60_000);
    await hit();
    await pass(3500);
    await pass(6100);
    await pass(100);
    expect(spoken()).toBe('Too late! Last show: the leader wins. No clock now.');
    await pass(20_000);
    await press('Ready');
    expect(screen.getByRole('heading', { name: 'Auntie Mei calls: just show' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Your call' })).toBeNull();
  });

  it('lets both call in the deciding show, and gives it to the nearer', async () => {
    openGame();
    await begin();
    await user.click(hand(/one open/));
    await user.click(call(/Ten/));
    await pass(BEAT_MS);
    await pass(3500);
    expect(screen.getByRole('heading', { name: 'Auntie Mei calls: just show' })).toBeTruthy();
    await user.click(hand(/fists/));
    await pass(BEAT_MS);
    expect(spoken()).toMatch(/Not this time.$/);
    await pass(3500);
    expect(screen.getByRole('heading', { name: 'Both call: the nearer wins' })).toBeTruthy();
    await user.click(hand(/both/));
    await user.click(call(/Fifteen/));
    await pass(BEAT_MS);
    expect(spoken()).toBe('You: 10. Auntie Mei: 10. Sum 20. You called 15. Auntie Mei called 10. Nearer! You win.');
    expect(screen.getByRole('button', { name: 'To the drink' })).toBeTruthy();
  });

  it('has no clock for a guest who wants none', async () => {
    openGame();
    await user.click(screen.getByRole('switch', { name: 'Timer' }));
    await begin();
    await pass(60_000);
    await hit();
    await pass(60_000);
    expect(screen.getByRole('button', { name: 'Ready' })).toBeTruthy();
  });

  it('says of an impossible call that it cannot be, and gives the point away', async () => {
    openGame();
    await begin();
    const isTold = (name: RegExp) => call(name).textContent?.endsWith("can't be");
    expect([/Five/, /Ten/, /All open/].map(isTold)).toEqual([false, false, false]);
    await user.click(hand(/fists/));
    expect([/None/, /Five/, /Ten/, /Fifteen/, /All open/].map(isTold)).toEqual([false, false, false, true, true]);
    await user.click(hand(/both/));
    expect([/None/, /Five/, /Ten/, /Fifteen/, /All open/].map(isTold)).toEqual([true, true, false, false, false]);
    await user.click(call(/Five/));
    await pass(BEAT_MS);
    expect(spoken()).toBe(
      'You: 10. Auntie Mei: 10. Sum 20. You called 5. That cannot come true. Point for Auntie Mei.',
    );
  });

  it('offers only what can come true where the shop is kind', async () => {
    openGame({ strictCalls: false });
    await begin();
    await user.click(hand(/both/));
    const calls = within(screen.getByRole('group', { name: 'Your call' })).getAllByRole('button');
    expect(calls.map(({ textContent }) => textContent)).toEqual(['10Ten', '15Fifteen', '20All open']);
  });

  it('vibrates on the beat', async () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
    openGame();
    await begin();
    await hit();
    expect(vibrate).toHaveBeenCalledTimes(3);
    vi.unstubAllGlobals();
  });
});

describe('the winner', () => {
  it('takes the own drink or the other’s', async () => {
    // Bold against closed: Auntie Mei never opens a hand, the guest both.
    vi.spyOn(Math, 'random').mockReturnValue(0.45);
    const livelyAndGreen = { fizzy: 4, herbal: 4 };
    const tasting = (fizzy: number, herbal: number) => [
      { property: 'fizzy' as const, value: fizzy },
      { property: 'herbal' as const, value: herbal },
    ];
    openGame({ resultMap: { ...PACK.resultMap, 10: { ...PACK.resultMap[10], want: livelyAndGreen } } }, undefined, [
      guestSoda({ drinkFeatures: tasting(5, 3), name_translations: { 'zh-TW': '薑汁汽水' } }),
      guestRecipe({ drinkFeatures: tasting(3, 5), name_translations: {} }),
    ]);
    await press(/Auntie Mei/);
    for (const _show of [1, 2]) {
      await user.click(hand(/both/));
      await user.click(call(/Ten/));
      await pass(BEAT_MS);
      await pass(3500);
    }
    await press('To the drink');
    expect(screen.getByText('Yours, or theirs?')).toBeTruthy();
    const yours = within(screen.getByRole('button', { name: /Yours/ }));
    expect(yours.getByText('Ginger Fizz').lang).toBe('en');
    expect(yours.getByText('薑汁汽水').lang).toBe('zh-Hant-TW');
    expect(within(screen.getByRole('button', { name: /From Auntie Mei/ })).getAllByText('Yuzu Sour')).toHaveLength(1);
    await press(/From Auntie Mei/);
    expect(await screen.findByRole('heading', { name: /Yuzu Sour/ })).toBeTruthy();
  });
});

describe('two with one phone', () => {
  it('hides, passes on and shows', async () => {
    openGame();
    await press(/one phone/);
    await press('Player 1 chooses first');
    await user.click(hand(/one open/));
    await user.click(call(/Ten/));
    expect(screen.getByText('Hidden. Over to Player 2.')).toBeTruthy();
    expect(spoken()).not.toContain('5');
    await press('I am Player 2');
    expect(screen.queryByRole('group', { name: 'Your call' })).toBeNull();
    await user.click(hand(/one open/));
    await pass(BEAT_MS);
    expect(spoken()).toBe('Player 1: 5. Player 2: 5. Sum 10. Player 1 called 10. Point for Player 1.');
    expect(screen.getByRole('button', { name: 'Player 2 chooses first' })).toBeTruthy();
  });
});

describe('two phones', () => {
  const view = (more: Partial<RoomView> = {}): RoomView => ({
    roomId: '01900000-0000-7000-8000-000000000001',
    number: '427',
    you: 0,
    phase: 'waiting',
    turn: 1,
    first: 0,
    rules: { ...rulesOf(PACK) },
    ready: [false, false],
    locked: [false, false],
    theirCommitment: null,
    league: 'none',
    leftMs: null,
    proof: null,
    shows: [],
    them: 'awaited',
    ...more,
  });
  const lobby = async () => press(/two phones/);

  it('opens a table and waits for the friend', async () => {
    let now = view();
    openGame({}, () => ({ body: now }));
    await lobby();
    await press('Open a table');
    expect(await screen.findByLabelText('4 2 7')).toBeTruthy();
    now = view({ phase: 'ready', them: 'here' });
    await pass(1300);
    expect(screen.getByText('You call first.')).toBeTruthy();
  });

  it('says that no room has the number', async () => {
    openGame({}, () => ({ status: 404, body: { code: 'room-not-found' } }));
    await lobby();
    await user.type(screen.getByLabelText('I have a number'), '12{Enter}');
    expect(screen.getByText('A table has a number of three digits.')).toBeTruthy();
    await user.type(screen.getByLabelText('I have a number'), '3{Enter}');
    expect(await screen.findByText('No table has this number. Ask for it again.')).toBeTruthy();
  });

  it('locks a commitment, opens the hand only once both are locked, and detects a changed hand', async () => {
    let now = view({ phase: 'choosing', ready: [true, true], them: 'here', leftMs: 6000 });
    const { sent } = openGame({}, () => ({ body: now }));
    await lobby();
    await press('Open a table');
    await screen.findByRole('group', { name: 'Your hand' });
    await user.click(hand(/one open/));
    await user.click(call(/Ten/));
    await pass(100);
    const moves = () =>
      sent.filter(({ route }) => route.endsWith('/moves')).map(({ body }) => body as Record<string, unknown>);
    expect(moves()).toEqual([{ type: 'lock', turn: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(JSON.stringify(moves())).not.toMatch(/hand|call|nonce/);

    const theirs = commitmentOf(5, null, 'a'.repeat(32));
    now = view({ phase: 'opening', ready: [true, true], locked: [true, true], theirCommitment: theirs, them: 'here' });
    await pass(600);
    const open = moves().at(-1)!;
    expect(open).toMatchObject({ type: 'open', turn: 1, hand: 5, call: 10 });
    expect(commitmentOf(5, 10, String(open.nonce))).toBe(moves()[0]!.commitment);

    const opened = [
      { hand: 5, call: 10, nonce: String(open.nonce) },
      { hand: 10, call: null, nonce: 'a'.repeat(32) },
    ] as RoomView['proof'] extends infer P ? (NonNullable<P> extends { opened: infer O } ? O : never) : never;
    now = view({
      phase: 'ready',
      turn: 2,
      them: 'here',
      shows: [
        [
          { hand: 5, call: 10 },
          { hand: 10, call: null },
        ],
      ],
      proof: { turn: 1, opened },
    });
    await pass(700);
    await pass(BEAT_MS);
    expect(screen.getByText(/not the one that was chosen/)).toBeTruthy();
  });

  it.each([
    ['left', 'Friend left the table.'],
    ['silent', 'Friend does not answer. Their phone may come back by itself.'],
  ] as const)('goes on without a friend who is %s, with the score', async (them, words) => {
    const hit: RoomView['shows'][number] = [
      { hand: 5, call: 10 },
      { hand: 5, call: null },
    ];
    const now = view({ phase: 'ready', turn: 2, shows: [hit], them });
    const { sent } = openGame({}, () => ({ body: now }));
    await lobby();
    await press('Open a table');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
    await press('Play the house, keep the score');
    expect(sent.at(-1)?.body).toEqual({ type: 'leave' });
    expect(screen.getByText('Auntie Mei')).toBeTruthy();
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
  });

  describe('after the last show', () => {
    const hit: RoomView['shows'][number] = [
      { hand: 5, call: 10 },
      { hand: 5, call: null },
    ];
    const over = (league: RoomView['league']) =>
      view({ phase: 'over', turn: 3, shows: [hit, hit], them: 'here', league });
    const sit = async (answer: () => { status?: number; body: unknown }) => {
      const opened = openGame({}, answer);
      await lobby();
      await press('Open a table');
      await screen.findByRole('button', { name: 'To the drink' });
      return opened;
    };

    it('offers the league of the night, by a first name', async () => {
      let now = over('offered');
      const { sent } = await sit(() => ({ body: now }));
      await press('Join the league');
      expect(screen.getByText('Which name shall stand there?')).toBeTruthy();
      expect(sent.filter(({ route }) => route.endsWith('/league'))).toEqual([]);
      await user.type(screen.getByLabelText(/Join tonight’s league: your first name/), 'Ada');
      now = over('joined');
      await press('Join the league');
      expect(await screen.findByText('This match counts in tonight’s league, on the board.')).toBeTruthy();
      expect(sent.find(({ route }) => route.endsWith('/league'))?.body).toEqual({ name: 'Ada' });
      expect(screen.queryByRole('button', { name: 'Join the league' })).toBeNull();
    });

    it('says what failed, and stays with what was typed', async () => {
      let isDown = false;
      await sit(() => (isDown ? { status: 503, body: null } : { body: over('offered') }));
      await user.type(screen.getByLabelText(/Join tonight’s league: your first name/), 'Ada');
      isDown = true;
      await press('Join the league');
      expect(await screen.findByText('That did not work. Check the connection and try again.')).toBeTruthy();
      expect(screen.getByDisplayValue('Ada')).toBeTruthy();
    });

    it('has no league where no board shows names', async () => {
      await sit(() => ({ body: over('none') }));
      expect(screen.queryByRole('region', { name: 'League of the night' })).toBeNull();
    });
  });

  it('goes on to the drink when the room was closed', async () => {
    let gone = false;
    openGame({}, () =>
      gone ? { status: 404, body: { code: 'room-not-found' } } : { body: view({ phase: 'ready', them: 'here' }) },
    );
    await lobby();
    await press('Open a table');
    gone = true;
    await pass(1300);
    expect(screen.getByRole('alert').textContent).toBe('This table was cleared.');
    await press('Stop here and order');
    expect(await screen.findByText('Half and half')).toBeTruthy();
  });
});

const ONE_CALLS = 'One of you calls what the four hands add up to, and both show at once.';
it.each([
  ['turn', ONE_CALLS, 'Right: a point, and call again. Wrong: the other calls. First to 3 wins.'],
  ['streak', ONE_CALLS, 'Right: call again. Wrong: the other calls. First to 3 wins.'],
  [
    'both',
    'Both call what the four hands add up to, and show at once.',
    'A point for whoever alone is right. First to 3 wins.',
  ],
] as const)('tells how "%s" is played, to whoever asks', async (rule, calls, points) => {
  openGame({ rule, target: 3 });
  const hands = 'Each of you has two hands: a fist is 0, an open hand is 5.';
  expect(await readHowToPlay(user)).toEqual([hands, calls, points]);
});

it('offers what the shop offers', () => {
  openGame({ opponents: ['hotseat'], untimed: true });
  expect(within(screen.getByRole('list', { name: 'Who do you play with?' })).getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('switch')).toBeNull();
});
