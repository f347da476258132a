import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Board } from '#contract/shop/board.ts';
import type { BoardRound } from '#contract/shop/room-round.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { open, OWNER, signIn, stubServer } from '#test/console-page.tsx';

const BOARD = 'GET /api/admin/shops/s1/board';
const { name, name_translations, drawing } = guestRecipe({
  name: 'Negroni',
  name_translations: { 'zh-HK': '尼格羅尼' },
});
const board = (part: Partial<Board> = {}): Board => ({
  shop: { name: 'Ladder & Lantern' },
  joinCode: 'ABC123',
  preparing: [],
  ready: [],
  capsules: [],
  round: null,
  league: [],
  ...part,
});
const ready = (displayId: string, guest: string | null = null) => ({
  displayId,
  name: guest,
  drink: { name, name_translations, drawing },
});
const refusal = { status: 403, body: { code: 'board-key-invalid', message: 'No.' } };

/** A server's stream of boards. */
function boards() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const bytesOf = (one: Board) => new TextEncoder().encode(`data: ${JSON.stringify(one)}\n\n`);
  let last = board();
  return {
    answer: () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          open.add(controller);
          controller.enqueue(bytesOf(last));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    say: async (one: Board) => {
      last = one;
      await act(async () => open.forEach((controller) => controller.enqueue(bytesOf(one))));
    },
    cut: () => {
      open.forEach((controller) => controller.error(new TypeError('network error')));
      open.clear();
    },
    end: () => {
      open.forEach((controller) => controller.close());
      open.clear();
    },
  };
}

const column = (heading: RegExp) => within(screen.getByRole('region', { name: heading }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the now-serving board', () => {
  it('names itself by the key of its address alone, also where somebody is signed in', async () => {
    signIn(OWNER);
    const sent = stubServer({ [BOARD]: boards().answer });
    open('/shops/s1/board#key=the-key');
    await screen.findByRole('heading', { name: 'Ladder & Lantern' });
    expect(sent[0]!.headers).toEqual({ 'x-board-key': 'the-key', accept: 'text/event-stream' });
  });

  it('comes back by itself on a screen that starts again without its fragment', async () => {
    localStorage.setItem('boardKey:s1', 'kept');
    const sent = stubServer({ [BOARD]: boards().answer });
    open('/shops/s1/board');
    await screen.findByRole('heading', { name: 'Ladder & Lantern' });
    expect(sent[0]!.headers['x-board-key']).toBe('kept');
  });

  it('is quiet when there is nothing: the shop and the code to order with', async () => {
    stubServer({ [BOARD]: boards().answer });
    open('/shops/s1/board#key=k');
    expect(await screen.findByText('掃碼落單')).toBeTruthy();
    expect(await screen.findByRole('img', { name: /Scan to order/ })).toBeTruthy();
    expect([screen.getByText('ABC'), screen.getByText('123')]).toHaveLength(2);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows both columns in both languages, beside the code', async () => {
    const said = boards();
    stubServer({ [BOARD]: said.answer });
    await said.say(board({ preparing: [{ displayId: 'A03', name: 'Ada' }], ready: [ready('A01', '陳大文')] }));
    open('/shops/s1/board#key=k');
    await screen.findByText('A03');
    expect(column(/Preparing 製作中/).getByText('Ada')).toBeTruthy();
    expect(column(/Ready 可以取喇/).getByText('陳大文')).toBeTruthy();
    expect(screen.getByText('製作中').lang).toBe('zh-Hant-HK');
    expect(screen.getByText('ABC')).toBeTruthy();
    expect(screen.queryByText('Negroni')).toBeNull();
  });

  it('reveals a drink that becomes ready, then shows it in its column', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const said = boards();
    stubServer({ [BOARD]: said.answer });
    await said.say(board({ preparing: [{ displayId: 'A03', name: 'Ada' }] }));
    open('/shops/s1/board#key=k');
    await screen.findByText('A03');
    await said.say(board({ ready: [ready('A03', 'Ada')] }));
    expect(await screen.findByText('Negroni')).toBeTruthy();
    expect(screen.getByText('尼格羅尼').lang).toBe('zh-Hant-HK');
    expect(within(screen.getByRole('status')).getByText('A03')).toBeTruthy();
    expect(column(/Ready/).queryByText('A03')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.queryByText('Negroni')).toBeNull();
    expect(column(/Ready/).getByText('A03')).toBeTruthy();
  });

  it('reveals a rare capsule with its drawing, then keeps it beside the code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const said = boards();
    stubServer({ [BOARD]: said.answer });
    open('/shops/s1/board#key=k');
    await screen.findByRole('img', { name: /Scan to order/ });
    const series = {
      name: { en: 'Golden Capsule', 'zh-HK': '金色扭蛋' },
      colour: '#f2a33a',
      drawing: 'golden' as const,
      sticker: '',
    };
    await said.say(board({ capsules: [{ at: '2026-03-14T12:00:00.000Z', name: 'Ada', series }] }));
    const revealed = within(await screen.findByRole('status'));
    expect(revealed.getByText('A rare one!')).toBeTruthy();
    expect(revealed.getByText('Golden Capsule')).toBeTruthy();
    expect(revealed.getByText('金色扭蛋').lang).toBe('zh-Hant-HK');
    expect(revealed.getByText('Ada')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /Rare capsules/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.queryByRole('status')).toBeNull();
    expect(column(/Rare capsules 稀有扭蛋/).getByText('Ada')).toBeTruthy();
    await said.say(board({ capsules: [] }));
    expect(screen.queryByRole('region', { name: /Rare capsules/ })).toBeNull();
  });

  it('shows the league of the night, and three of it beside orders', async () => {
    const said = boards();
    stubServer({ [BOARD]: said.answer });
    const league = ['Ada', 'Bo', 'Cy', 'Di'].map((name, at) => ({ place: at + 1, name, points: 9 - at }));
    await said.say(board({ league }));
    open('/shops/s1/board#key=k');
    await screen.findByText('Di');
    const rows = () => column(/League of the night 今晚猜枚榜/).getAllByRole('listitem');
    expect(rows().map(({ textContent }) => textContent)).toEqual(['1Ada9', '2Bo8', '3Cy7', '4Di6']);
    await said.say(board({ league, preparing: [{ displayId: 'A03', name: null }] }));
    await screen.findByText('A03');
    expect(rows()).toHaveLength(3);
  });

  it('lets the league and the rare capsules take turns beside orders, and never shows both', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const said = boards();
    stubServer({ [BOARD]: said.answer });
    const series = { name: { en: 'Moon', 'zh-HK': '月亮' }, colour: '#f2a33a', drawing: 'moon' as const, sticker: '' };
    const capsules = [{ at: '2026-03-01T12:00:00.000Z', name: 'Cy', series }];
    const league = [{ place: 1, name: 'Ada', points: 9 }];
    await said.say(board({ league, capsules, preparing: [{ displayId: 'A03', name: null }] }));
    open('/shops/s1/board#key=k');
    await screen.findByText('A03');
    const shown = () =>
      [/League of the night/, /Rare capsules/].map((name) => screen.queryByRole('region', { name }) !== null);
    expect(shown()).toEqual([true, false]);
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(shown()).toEqual([false, true]);
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(shown()).toEqual([true, false]);
    // With nothing to take turns with, it stays.
    await said.say(board({ capsules, preparing: [{ displayId: 'A03', name: null }] }));
    await waitFor(() => expect(shown()).toEqual([false, true]));
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(shown()).toEqual([false, true]);
    vi.useRealTimers();
  });

  describe('while a round for everyone is on', () => {
    const round = (part: Partial<BoardRound> = {}): BoardRound => ({
      roundId: '0198c0de-0000-7000-8000-000000000001',
      set: 'this-or-that',
      pace: 'timer',
      phase: 'question',
      step: 1,
      leftMs: 12_400,
      phones: 3,
      tally: [
        [2, 1],
        [0, 2],
      ],
      closest: null,
      ...part,
    });
    const panel = () => column(/A round for everyone 全場齊玩/);
    const league = [{ place: 1, name: 'Ada', points: 9 }];

    it('says how to join while phones gather', async () => {
      const said = boards();
      stubServer({ [BOARD]: said.answer });
      await said.say(board({ league, round: round({ phase: 'gathering', step: -1, tally: [], phones: 1 }) }));
      open('/shops/s1/board#key=k');
      await screen.findByText('Scan the code and answer on your phone');
      expect(panel().getByText('掃碼，用電話答題').lang).toBe('zh-Hant-HK');
      expect(panel().getByText('1 phone')).toBeTruthy();
      expect(panel().getByRole('timer').textContent).toBe('13');
      expect(await screen.findByRole('img', { name: 'Scan to join in 掃碼一齊玩' })).toBeTruthy();
      expect(screen.queryByText('Ada')).toBeNull();
    });

    it('shows the question with how many gave each answer, and what is called out beside it', async () => {
      const said = boards();
      stubServer({ [BOARD]: said.answer });
      await said.say(board({ round: round(), ready: [ready('A07')], preparing: [{ displayId: 'A08', name: 'Bo' }] }));
      open('/shops/s1/board#key=k');
      await screen.findByText('One dessert for the table');
      expect(panel().getByText('2 / 5')).toBeTruthy();
      const answers = panel().getAllByRole('listitem');
      expect(answers.map(({ textContent }) => textContent)).toEqual(['lemon tart 檸檬撻0', 'dark chocolate 黑朱古力2']);
      expect(column(/Ready/).getByText('A07')).toBeTruthy();
      expect(column(/Preparing/).getByText('A08')).toBeTruthy();
      await said.say(
        board({
          round: round({
            tally: [
              [2, 1],
              [1, 2],
            ],
          }),
          ready: [ready('A07')],
        }),
      );
      await waitFor(() => expect(panel().getAllByRole('listitem')[0]!.textContent).toBe('lemon tart 檸檬撻1'));
      // The host moves it on: nobody is shown a clock.
      await said.say(board({ round: round({ pace: 'host', leftMs: 250_000 }) }));
      await waitFor(() => expect(panel().queryByRole('timer')).toBeNull());
    });

    it.each([
      [{ agreed: 5, both: 5, names: null }, 'Two people in this room are the closest: 5 of 5'],
      [{ agreed: 4, both: 5, names: ['Ann', 'Kit'] as [string, string] }, 'Ann and Kit are the closest: 4 of 5'],
      [null, 'Everybody here has a taste of their own'],
    ])('ends with the closest pair and what all have answered', async (closest, words) => {
      const said = boards();
      stubServer({ [BOARD]: said.answer });
      const tally = [
        [2, 1],
        [0, 2],
        [0, 0],
        [3, 0],
        [1, 1],
      ];
      await said.say(board({ round: round({ phase: 'over', step: 5, leftMs: null, tally, closest }) }));
      open('/shops/s1/board#key=k');
      await screen.findByText(words);
      expect(
        panel()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.match(/\d+/g)?.join()),
      ).toEqual(['21', '02', '00', '30', '11']);
      expect(panel().queryByText('Is it you? Look at your phone') !== null).toBe(
        closest !== null && closest.names === null,
      );
    });

    it('reveals a drink that becomes ready over it', async () => {
      const said = boards();
      stubServer({ [BOARD]: said.answer });
      await said.say(board({ round: round() }));
      open('/shops/s1/board#key=k');
      await screen.findByText('One dessert for the table');
      await said.say(board({ round: round(), ready: [ready('A07')] }));
      expect(within(await screen.findByRole('status')).getByText('A07')).toBeTruthy();
    });
  });

  it('says so when its key is not valid, and forgets what it showed', async () => {
    const said = boards();
    let answer: unknown = said.answer;
    stubServer({ [BOARD]: () => (typeof answer === 'function' ? (answer as () => unknown)() : answer) });
    await said.say(board({ preparing: [{ displayId: 'A03', name: 'Ada' }] }));
    open('/shops/s1/board#key=k');
    await screen.findByText('A03');
    answer = refusal;
    said.end();
    expect(await screen.findByText('This board has no valid key')).toBeTruthy();
    expect(screen.getByText(/under Settings/)).toBeTruthy();
    expect(screen.queryByText('A03')).toBeNull();
  });

  it('says so without any key', async () => {
    const sent = stubServer({ [BOARD]: boards().answer });
    open('/shops/s1/board');
    expect(await screen.findByText('呢個叫號屏幕冇有效密鑰')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('keeps what it showed while the connection is lost, and says since when', async () => {
    const said = boards();
    let answer: unknown = said.answer;
    stubServer({ [BOARD]: () => (typeof answer === 'function' ? (answer as () => unknown)() : answer) });
    await said.say(board({ preparing: [{ displayId: 'A03', name: null }] }));
    open('/shops/s1/board#key=k');
    await screen.findByText('A03');
    answer = 'no answer';
    said.cut();
    expect(await screen.findByText(/^No connection since \d\d:\d\d$/)).toBeTruthy();
    expect(screen.getByText('A03')).toBeTruthy();
    answer = said.answer;
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull());
  });
});
