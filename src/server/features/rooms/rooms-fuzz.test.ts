/**
 * Two players, one or both of them cheating, late or repeating themselves, in any order: no wrong point, no deadlock.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { commitmentOf } from '#domain/games/commit-reveal.ts';
import { isCalling, matchOf, type Match, type Seat, type Throw } from '#domain/games/hand-game.ts';
import { handGame, type Rules } from '#experiences/fifteen-twenty/rules.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { NO_LIMITS } from '../../http/limits/limits.ts';
import { listInstances } from '../../repos/kiosk/kiosks.repo.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const action = fc.record({
  seat: fc.constantFrom<Seat>(0, 1),
  /** Mostly an honest player's next move, so that shows happen; otherwise anything. */
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constant('honest' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'ready',
        'lock',
        'open',
        'look',
        'wait',
        'open-other',
        'open-old',
        'stranger',
        'again',
      ),
    },
  ),
  hand: fc.constantFrom(0, 5, 10),
  call: fc.constantFrom(0, 5, 10, 15, 20),
  calls: fc.boolean(),
  /** Mostly of this show, sometimes of another. */
  turnOff: fc.constantFrom(0, 0, 0, 0, 0, 1, -1),
  waitMs: fc.constantFrom(200, 3000, 9000),
});
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

describe.each(testEngines)('table rooms under bad play on %s', (_engine, open) => {
  const server = useTestServer(open);

  const table = async () => {
    server.services.limits = NO_LIMITS;
    const instances = await listInstances(server.services.db);
    const joinCode = instances.find(({ kioskType }) => kioskType === 'fifteen-twenty')!.joinCode;
    const phones = [newDevice(), newDevice(), newDevice()].map((device) => ({
      'x-device-id': device,
      'x-join-code': joinCode,
    }));
    const send = async (phone: number, method: 'GET' | 'POST', path: string, body?: object) => {
      const reply = await server.call(method, `/api/table-rooms${path}`, {
        headers: phones[phone],
        ...(body && { body }),
      });
      return { status: reply.statusCode, text: reply.body, room: reply.json() as RoomView };
    };
    const { room } = await send(0, 'POST', '', {});
    await send(1, 'POST', '/enter', { number: room.number });
    return {
      look: (phone: number) => send(phone, 'GET', `/${room.roomId}`),
      move: (phone: number, move: object) => send(phone, 'POST', `/${room.roomId}/moves`, move),
    };
  };

  it('scores only what was committed before, and can always continue', async () => {
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 40, maxLength: 90 }), async (actions) => {
        const { look, move } = await table();
        /** Accepted locks, by turn and seat: the only hands that may be shown. */
        const chosen = new Map<string, Throw & { nonce: string }>();
        let sent: { seat: Seat; move: object } | undefined;
        let nonces = 0;

        const act = async (drawn: Action) => {
          const { seat, hand, call, turnOff, waitMs } = drawn;
          const { room } = await look(seat);
          const isHonest = drawn.kind === 'honest';
          const kind = drawn.kind === 'honest' ? honestMove(room, seat) : drawn.kind;
          const turn = Math.max(1, room.turn + (isHonest ? 0 : turnOff));
          const match = matchOf(handGame(room.rules as unknown as Rules), room.first, room.shows);
          const calls = isHonest ? isCalling(match, seat) : drawn.calls;
          const own = chosen.get(`${room.turn} ${seat}`);
          const transmit = (body: object, who: number = seat) => {
            sent = { seat, move: body };
            return move(who, body);
          };
          switch (kind) {
            case 'ready':
              return transmit({ type: 'ready', turn });
            case 'lock': {
              const nonce = (nonces += 1).toString(16).padStart(32, '0');
              const thrown = { hand, call: calls ? call : null };
              const reply = await transmit({ type: 'lock', turn, commitment: commitmentOf(hand, thrown.call, nonce) });
              if (reply.status === 200) {
                expect(chosen.has(`${turn} ${seat}`), 'a choice was made twice').toBe(false);
                chosen.set(`${turn} ${seat}`, { ...thrown, nonce });
              }
              return reply;
            }
            case 'open':
              return own && transmit({ type: 'open', turn, ...own });
            case 'open-other': {
              const reply = own && (await transmit({ type: 'open', turn, ...own, hand: (own.hand + 5) % 15 }));
              if (reply) expect(reply.status).not.toBe(200);
              return reply;
            }
            case 'open-old': {
              const old = chosen.get(`${room.turn - 1} ${seat}`);
              const reply = old && (await transmit({ type: 'open', turn: room.turn, ...old }));
              if (reply) expect(reply.status).not.toBe(200);
              return reply;
            }
            case 'stranger':
              expect((await transmit({ type: 'ready', turn }, 2)).status).toBe(404);
              return undefined;
            case 'again':
              return sent && move(sent.seat, sent.move);
            case 'wait':
              server.pass(waitMs);
              return undefined;
            case 'look':
              return undefined;
          }
        };

        for (const each of actions) {
          await act(each);
          const [first, second] = [await look(0), await look(1)];
          checkShown(first.room, second.room, chosen);
          // Neither phone learns the other's choice before the show is over.
          for (const [seat, { room, text }] of [first, second].entries()) {
            const theirs = chosen.get(`${room.turn} ${1 - seat}`);
            if (theirs) expect(text).not.toContain(theirs.nonce);
          }
        }
        shown += (await look(0)).room.turn - 1;
        await playOneShow(look, move);
      }),
      { numRuns: 15 },
    );
    // Bad play must not prevent shows, or nothing is tested.
    expect(shown).toBeGreaterThan(30);
  }, 240_000);

  /** Both phones see the same, and every shown hand is what its player had locked for that show. */
  function checkShown(first: RoomView, second: RoomView, chosen: ReadonlyMap<string, Throw>): void {
    expect(second.shows).toEqual(first.shows);
    const start = first.turn - first.shows.length;
    const game = handGame(first.rules as unknown as Rules);
    for (const [at, show] of first.shows.entries()) {
      const before = matchOf(game, first.first, first.shows.slice(0, at));
      for (const seat of [0, 1] as const) {
        const part = show[seat];
        if (typeof part !== 'object') continue;
        expect(part).toEqual(pick(chosen.get(`${start + at} ${seat}`)));
        expect(part.call !== null).toBe(isCalling(before, seat));
      }
      const after = matchOf(game, first.first, first.shows.slice(0, at + 1));
      expect(pointsOf(after.score) - pointsOf(before.score)).toBe(expectedPoints(before.caller, show));
    }
  }

  /** Two honest players can finish a show from any state of the room. */
  async function playOneShow(
    look: (phone: number) => Promise<{ room: RoomView }>,
    move: (phone: number, move: object) => Promise<{ status: number; text: string }>,
  ): Promise<void> {
    server.pass(20_000);
    const { room } = await look(0);
    expect(['ready', 'over']).toContain(room.phase);
    const { turn } = room;
    for (const seat of [0, 1]) await move(seat, { type: 'ready', turn });
    const ready = (await look(0)).room;
    expect(ready.phase).toBe('choosing');
    const game = handGame(ready.rules as unknown as Rules);
    const match = matchOf(game, ready.first, ready.shows);
    const thrown = ([0, 1] as const).map((seat) => ({ hand: 5, call: isCalling(match, seat) ? 10 : null }));
    for (const [seat, { hand, call }] of thrown.entries()) {
      const commitment = commitmentOf(hand, call, NONCES[seat]!);
      expect((await move(seat, { type: 'lock', turn, commitment })).status).toBe(200);
    }
    for (const [seat, one] of thrown.entries()) {
      const reply = await move(seat, { type: 'open', turn, ...one, nonce: NONCES[seat] });
      expect(reply.status, reply.text).toBe(200);
    }
    expect((await look(1)).room.shows.at(-1)).toEqual(thrown);
  }
});

/** An honest player's next move. */
function honestMove({ phase, locked }: RoomView, seat: Seat): 'ready' | 'lock' | 'open' | 'look' {
  if (phase === 'opening') return 'open';
  if (phase === 'choosing') return locked[seat] ? 'look' : 'lock';
  return 'ready';
}

const NONCES = ['a'.repeat(32), 'b'.repeat(32)];
const pick = (one: Throw | undefined) => one && { hand: one.hand, call: one.call };
const pointsOf = ([first, second]: readonly [number, number]) => first - second;

/** The rule `turn`, implemented independently; if both call, the nearer call takes it, then the bigger hand. */
function expectedPoints(caller: Match['caller'], [first, second]: RoomView['shows'][number]): number {
  if (typeof first !== 'object' || typeof second !== 'object') return 0;
  const sum = first.hand + second.hand;
  const isFoul = ({ hand, call }: Throw) => call! < hand || call! > hand + 10;
  if (caller !== 'both') {
    const [sign, called] = caller === 0 ? [1, first] : [-1, second];
    if (isFoul(called)) return -sign;
    return called.call === sum ? sign : 0;
  }
  const [off, theirs] = [first, second].map((one) => (isFoul(one) ? 100 : Math.abs(one.call! - sum)));
  const isLevel = off === theirs && off !== 100;
  return Math.sign(isLevel ? first.hand - second.hand : theirs! - off!);
}
