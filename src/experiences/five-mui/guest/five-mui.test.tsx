import { act, cleanup, screen, within } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { commitmentOf } from '#domain/games/commit-reveal.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { readHowToPlay } from '#test/how-to-play.ts';
import type { PlayMemory } from '#ui/play/play-memory.ts';
import PACK from '../content.ts';
import { rulesOf } from '../rules.ts';
import {
  BEAT_MS,
  begin,
  call,
  calls,
  controlClockAndHouse,
  group,
  hand,
  openGame,
  pass,
  press,
  show,
  spoken,
  user,
} from '#test/five-mui.ts';

controlClockAndHouse();

/** @param table as kept before the reload */
function memoryOf(table?: unknown) {
  let kept = table;
  const memory: PlayMemory = {
    get: () => kept,
    set: (_part, value) => void (kept = JSON.parse(JSON.stringify(value))),
  };
  return { memory, kept: () => kept };
}

describe('against the house', () => {
  it('tells how it is played, to whoever asks', async () => {
    openGame({ experience: { target: 3 } });
    expect(await readHowToPlay(user)).toEqual([
      'Each of you shows 0 to 5 fingers and calls the sum, both at once.',
      'A point for whoever alone is right. First to 3 wins.',
      'The winning call is the drink.',
    ]);
  });

  it('offers six fingers’ worth of hands and the six calls that can come true', async () => {
    openGame();
    await begin();
    expect(group('Your hand').getAllByRole('button')).toHaveLength(6);
    expect(calls()).toEqual([]);
    expect(screen.getByText('Fingers first.')).toBeTruthy();
    await user.click(hand(3));
    expect(calls().map(({ textContent }) => parseInt(textContent, 10))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(call(5).textContent).toBe('5五魁首Top five!');
    expect(within(call(5)).getByText('五魁首').getAttribute('lang')).toBe('zh-Hant-HK');
    await user.click(hand(0));
    expect(calls().map(({ textContent }) => parseInt(textContent, 10))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('plays the cues of each show, keeps the score, and leads from the winning call to an order', async () => {
    const { placeOrder } = openGame();
    await begin();
    expect(await show(2, 7)).toBe('You: 2. Auntie Mei: 5. Sum 7. You called 7. Auntie Mei called 10. Your point.');
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
    expect(await show(1, 6)).toContain('You win.');
    await press('To the drink');
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
    openGame({
      recipes: [
        guestRecipe({ ABV: 5, drinkFeatures: [{ property: 'spicy', value: 4 }] }),
        guestSoda({ ABV: 5, drinkFeatures: [{ property: 'fruity', value: 4 }] }),
      ],
    });
    await begin();
    expect(await show(5, 8)).toContain('Point for Auntie Mei.');
    expect(await show(3, 4)).toContain('Not this time.');
    expect(await show(3, 5)).toContain('Auntie Mei called 8.');
    await press('To the drink');
    expect(screen.getByRole('heading', { name: 'Pick one of Auntie Mei’s calls' })).toBeTruthy();
    const choices = within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/八仙到, 8, Eight immortals!.*Yuzu Sour/),
      expect.stringMatching(/滿堂紅, 10, Full house!.*Ginger Fizz/),
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
        guestRecipe({
          id: 'mild',
          drinkFeatures: tasting(0, 4),
          ABV: 4,
          name: 'Mild Thing',
          name_translations: { 'zh-TW': '溫柔' },
        }),
      ],
    });
    await begin();
    await show(5, 8);
    await show(3, 4);
    await show(3, 5);
    await press('To the drink');
    // Ten asks for fizz, which the strong drink has; eight, which won, leads to the mild one.
    expect(screen.queryByText('Rocket')).toBeNull();
    // Both calls lead to it, so there is nothing to choose.
    expect(screen.queryByRole('list', { name: 'Calls' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Eight immortals!八仙到');
    expect(screen.getByText('Mild Thing')).toBeTruthy();
    expect(screen.getByText('溫柔').lang).toBe('zh-Hant-TW');
    expect(screen.queryByRole('button', { name: 'Another call' })).toBeNull();
  });

  it('has no clock before the first call; later a late guest cannot win', async () => {
    openGame();
    await begin();
    await pass(60_000);
    await show(1, 2);
    // Six seconds for the fingers, and six for the call.
    await pass(5000);
    await user.click(hand(1));
    await pass(5000);
    await user.click(hand(2));
    expect(calls()).toHaveLength(6);
    await pass(1100);
    await pass(50);
    expect(spoken()).toBe('Too late! No clock now.');
    await pass(20_000);
    await press('Ready');
    expect(screen.getAllByText('0 of 2 points')).toHaveLength(2);
    // No clock after having been late once.
    await pass(60_000);
    expect(await show(1, 5)).toContain('You called 5.');
  });

  it('announces the last show, which the leader wins', async () => {
    openGame();
    await begin();
    await show(2, 7);
    expect(await show(3, 3)).toMatch(/Last show: the leader wins.$/);
    expect(await show(1, 1)).toMatch(/That was the last show. You win.$/);
    expect(screen.getByText('That was the last show. You win.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'To the drink' })).toBeTruthy();
  });

  it('gives a level match to the nearer call, and says so before and after', async () => {
    openGame();
    await begin();
    await show(3, 3);
    expect(await show(2, 2)).toMatch(/Not this time.$/);
    expect(screen.getByRole('heading', { name: 'Both call: the nearer wins' })).toBeTruthy();
    expect(await show(5, 7)).toMatch(/You called 7. Auntie Mei called 7. Equally near, equal hands. Again!$/);
    expect(screen.getByRole('heading', { name: 'Both call: the nearer wins' })).toBeTruthy();
    expect(await show(3, 7)).toMatch(/Sum 8. You called 7. Auntie Mei called 10. Nearer! You win.$/);
    await press('To the drink');
    // Seven did not come true, but it is the winning call.
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Seven, so clever!七個巧');
    expect(screen.getByRole('img', { name: 'The call was 7' })).toBeTruthy();
  });

  it('gives a level match to the bigger hand where both calls are equally near, and says so', async () => {
    openGame();
    await begin();
    await show(3, 3);
    await show(2, 2);
    const decided = await show(1, 5);
    expect(decided).toMatch(/Sum 6. You called 5. Auntie Mei called 7. Equally near: the bigger hand takes it./);
    expect(decided).toMatch(/Auntie Mei wins.$/);
  });

  it('continues by itself, without a button', async () => {
    openGame();
    await begin();
    await show(2, 7, 1000);
    expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
    await pass(2500);
    expect(screen.getByRole('group', { name: 'Your hand' })).toBeTruthy();
  });

  it('has no clock if the guest turned it off', async () => {
    openGame();
    await user.click(screen.getByRole('switch', { name: 'Timer' }));
    await begin();
    await pass(60_000);
    await show(2, 7, 60_000);
    expect(screen.getByRole('button', { name: 'Ready' })).toBeTruthy();
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
  });

  it('allows a foul call if the shop does; it cannot win', async () => {
    openGame({ experience: { allowFouls: true } });
    await begin();
    await user.click(hand(1));
    expect(calls()).toHaveLength(11);
    await user.click(call(9));
    await pass(BEAT_MS);
    expect(spoken()).toBe('You: 1. Auntie Mei: 5. Sum 6. You called 9. That cannot come true. Again!');
    expect(screen.getAllByText('0 of 2 points')).toHaveLength(2);
  });

  it('keeps both players to their first call if the setting is on', async () => {
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

  it('is named as the shop set it', async () => {
    openGame({ experience: { callSet: 'cantonese', label: { en: 'Fingers', 'zh-HK': '猜枚' } } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fingers 猜枚');
    await begin();
    await user.click(hand(2));
    expect(call(6).textContent).toBe('6落蚊帳Mosquito net down!');
  });

  it('shows only Chinese to Chinese readers', async () => {
    act(() => i18n.loadAndActivate({ locale: 'zh-HK', messages: {} }));
    openGame();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('猜枚');
    await user.click(screen.getByRole('button', { name: /美姨/ }));
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
    await press(/one phone/);
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
    await press('To the drink');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Six runs smooth!六六順');
    await press('The other player’s drink');
    expect(screen.getByRole('heading', { name: 'Player 2: pick one of the winner’s calls' })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button')).toHaveLength(2);
  });
});

describe('a match goes on after a reload', () => {
  it('against the house: with its score, and to its drink', async () => {
    const { memory } = memoryOf();
    openGame({ memory });
    await begin();
    await show(2, 7);
    cleanup();
    openGame({ memory });
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
    await pass(5000);
    expect(await show(1, 6)).toContain('You win.');
    cleanup();
    openGame({ memory });
    await press('To the drink');
    await screen.findByRole('button', { name: 'See details and order' });
    cleanup();
    openGame({ memory });
    expect(await screen.findByRole('button', { name: 'See details and order' })).toBeTruthy();
  });

  it('between two with one phone', async () => {
    const { memory, kept } = memoryOf();
    openGame({ memory });
    await press(/one phone/);
    await press('Player 1 chooses first');
    await user.click(hand(2));
    await user.click(call(7));
    await press('I am Player 2');
    await show(5, 9);
    expect(kept()).toMatchObject({ at: 'hotseat', from: { shows: [[{ hand: 2 }, { hand: 5 }]] } });
    cleanup();
    openGame({ memory });
    expect(screen.getByText('1 of 2 points')).toBeTruthy();
    await press('Player 1 chooses first');
    expect(hand(0)).toBeTruthy();
  });
});

describe('two phones', () => {
  const room = (more: Partial<RoomView> = {}): RoomView => ({
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
    league: 'none',
    leftMs: 6000,
    proof: null,
    shows: [],
    them: 'here',
    ...more,
  });
  const inRoom = { at: 'room', roomId: room().roomId };

  it('return to their room after a reload, until they leave it', async () => {
    const { memory, kept } = memoryOf(inRoom);
    openGame({ memory, answer: () => ({ body: room() }) });
    await pass(50);
    expect(screen.getAllByText('0 of 2 points')).toHaveLength(2);
    expect(kept()).toEqual(inRoom);
    await press('Leave');
    expect(screen.getByRole('button', { name: /two phones/ })).toBeTruthy();
    expect(kept()).toEqual({ at: 'opponents' });
  });

  it('forget a room that no longer exists', async () => {
    const { memory, kept } = memoryOf(inRoom);
    openGame({ memory, answer: () => ({ status: 404, body: { code: 'room-not-found', message: 'Gone.' } }) });
    await pass(50);
    expect(screen.getByRole('button', { name: /two phones/ })).toBeTruthy();
    expect(kept()).toEqual({ at: 'opponents' });
  });

  it('lock a commitment to fingers and call, and open them only once both are locked', async () => {
    let now = room();
    const { sent } = openGame({ answer: () => ({ body: now }) });
    await press(/two phones/);
    await press('Open a table');
    await screen.findByRole('group', { name: 'Your hand' });
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
