import { useEffect, useMemo, useRef, useState } from 'react';
import { commitmentOf, isRevealOf } from '#domain/games/commit-reveal.ts';
import { matchOf, otherSeat, type HandGame, type Throw } from '#domain/games/hand-game.ts';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import type { GameTable, TablePhase } from '../table.ts';
import { useRoom, type RoomState } from './use-room.ts';

interface Options {
  /** The room as opened or entered. */
  entered: RoomView;
  /** The game's rules with the room's settings. */
  gameOf: (rules: never) => HandGame;
}

export interface RoomTable extends GameTable {
  /** Text the second player types. */
  number: string;
  league: RoomView['league'];
  joinLeague: (name: string) => Promise<void>;
  leave: () => Promise<void>;
}

interface Chosen {
  turn: number;
  thrown: Throw;
  nonce: string;
  /** The hand is being sent. */
  isOpening: boolean;
}

/** A move without effect is sent again after this long. Milliseconds. */
const RESEND_MS = 1500;

/**
 * A match with another phone. The choice is sent as a commitment, and opened automatically once both are locked.
 * Source: docs/behaviour/table-games.md "Rooms".
 */
export function useRoomTable({ entered, gameOf }: Options): RoomTable {
  const { view, isGone, isLost, move, joinLeague } = useRoom(entered);
  const [isTampered, setTampered] = useState(false);
  const chosen = useRef<Chosen>(undefined);
  const sentAt = useRef(0);
  const theirs = useRef<{ turn: number; commitment: string }>(undefined);

  const game = useMemo(() => gameOf(view.rules as never), [gameOf, view.rules]);
  const match = useMemo(() => matchOf(game, view.first, view.shows), [game, view.first, view.shows]);
  const { turn, you, phase, proof } = view;

  // On every poll: repeats a move that did not arrive, after a pause.
  useEffect(() => {
    const mine = chosen.current;
    const isDue = Date.now() - sentAt.current > RESEND_MS;
    if (view.phase === 'opening' && view.theirCommitment !== null) {
      theirs.current = { turn: view.turn, commitment: view.theirCommitment };
      if (mine?.turn === view.turn && (isDue || !mine.isOpening)) {
        mine.isOpening = true;
        sentAt.current = Date.now();
        void move({ type: 'open', turn: view.turn, ...mine.thrown, nonce: mine.nonce });
      }
    }
    if (view.phase === 'choosing' && mine?.turn === view.turn && !view.locked[view.you] && isDue) {
      sentAt.current = Date.now();
      void lock(mine, move);
    }
  }, [view, move]);

  useEffect(() => {
    const seen = theirs.current;
    if (!proof || proof.turn !== seen?.turn) return;
    const { nonce, ...thrown } = proof.opened[otherSeat(you)];
    if (!isRevealOf(seen.commitment, thrown, nonce)) setTampered(true);
  }, [proof, you]);

  const choose = (thrown: Throw) => {
    if (phase !== 'choosing' || chosen.current?.turn === turn || !game.isAllowed(match, you, thrown)) return;
    const nonce = newNonce();
    chosen.current = { turn, thrown, nonce, isOpening: false };
    sentAt.current = Date.now();
    void lock(chosen.current, move);
  };
  return {
    mode: 'room',
    phase: phaseFor(view, isGone),
    match,
    shows: view.shows,
    turn,
    seat: you,
    choosingMs: phase === 'choosing' ? view.leftMs : game.showMs,
    isPaced: game.showMs !== null,
    isReady: view.ready[you],
    them: view.them,
    trouble: isTampered ? 'tampered' : isLost ? 'lost' : null,
    // The server's clock has started for both.
    pickHand: () => undefined,
    choose,
    goOn: () => void move({ type: 'ready', turn }),
    number: view.number,
    league: view.league,
    joinLeague,
    leave: () => move({ type: 'leave' }),
  };
}

const lock = ({ turn, thrown, nonce }: Chosen, move: RoomState['move']) =>
  move({ type: 'lock', turn, commitment: commitmentOf(thrown.hand, thrown.call, nonce) });

function phaseFor({ phase, locked, you }: RoomView, isGone: boolean): TablePhase {
  if (isGone) return 'gone';
  if (phase === 'opening') return 'locked';
  return phase === 'choosing' && locked[you] ? 'locked' : phase;
}

function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
