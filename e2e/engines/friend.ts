/** The other player's phone, simulated by calls to the server: it opens a room and plays the given hands. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { RoomMove, RoomView } from '#contract/kiosk/table-rooms.ts';
import { commitmentOf } from '#domain/games/commit-reveal.ts';
import type { Throw } from '#domain/games/hand-game.ts';

const BETWEEN_LOOKS_MS = 150;

export interface Friend {
  /** Number for the guest to type. */
  number: string;
  /** Plays until the match is over; each show uses the next of these. */
  play: (throws: readonly Throw[]) => Promise<void>;
}

/**
 * @param address of the server
 * @param joinCode of a kiosk with a two-phone game
 */
export async function openTable(address: string, joinCode: string): Promise<Friend> {
  const headers = { 'content-type': 'application/json', 'x-device-id': randomUUID(), 'x-join-code': joinCode };
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<RoomView> => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const reply = await fetch(`${address}/api/table-rooms${path}`, init);
    // The show went on meanwhile: a phone looks again.
    if (method === 'POST' && path.endsWith('/moves') && reply.status === 409)
      return ask('GET', path.replace('/moves', ''));
    if (!reply.ok) throw new Error(`the table answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as RoomView;
  };
  const { roomId, number } = await ask('POST', '', { untimed: true });
  const move = (body: RoomMove) => ask('POST', `/${roomId}/moves`, body);
  const nonces = new Map<number, string>();

  return {
    number,
    play: async (throws) => {
      for (;;) {
        const { phase, turn, ready, locked, you } = await ask('GET', `/${roomId}`);
        if (phase === 'over') return;
        const thrown = throws[turn - 1];
        if (!thrown) throw new Error(`nothing is planned for show ${turn}`);
        if (phase === 'ready' && !ready[you]) await move({ type: 'ready', turn });
        if (phase === 'choosing' && !locked[you]) {
          const nonce = randomBytes(16).toString('hex');
          nonces.set(turn, nonce);
          await move({ type: 'lock', turn, commitment: commitmentOf(thrown.hand, thrown.call, nonce) });
        }
        if (phase === 'opening') await move({ type: 'open', turn, ...thrown, nonce: nonces.get(turn)! });
        await new Promise((later) => setTimeout(later, BETWEEN_LOOKS_MS));
      }
    },
  };
}
