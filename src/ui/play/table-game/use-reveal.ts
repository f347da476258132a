import { useEffect, useEffectEvent, useState } from 'react';
import { lateSeats, type Match, type Show } from '#domain/games/hand-game.ts';
import { sound } from '../sound/sound.ts';
import type { GameTable } from './table.ts';

/** Three beats, then the hands. Milliseconds. */
export const BEAT_MS = 380;
export const BEATS = 3;
const PULSE_MS = 40;

interface Reveal {
  /** 1, 2, 3 during the beats; null before and after. */
  beat: number | null;
  /** The match as displayed so far: the score changes when the hands open. */
  match: Match;
  /** The hands on the table; undefined before the first show. */
  show: Show | undefined;
}

interface Options {
  onBeat?: ((beat: number) => void) | undefined;
  onShown?: ((match: Match, show: Show) => void) | undefined;
}

/** Delays a new show by three beats; the phone vibrates on each if it can. */
export function useReveal({ match, shows, turn }: GameTable, { onBeat, onShown }: Options): Reveal {
  const [seen, setSeen] = useState({ turn, match, show: shows.at(-1) });
  const [beat, setBeat] = useState<number | null>(null);
  const show = shows.at(-1);
  const isBehind = seen.turn !== turn;
  const told = useEffectEvent((n: number) => onBeat?.(n));
  const shown = useEffectEvent(() => {
    setBeat(null);
    setSeen({ turn, match, show });
    if (show) onShown?.(match, show);
  });

  useEffect(() => {
    if (!isBehind) return;
    // If somebody was late no hands are shown, so there is nothing to delay.
    const count = show && lateSeats(show).length === 0 ? BEATS : 0;
    const timers = Array.from({ length: count }, (_, i) =>
      setTimeout(() => {
        setBeat(i + 1);
        sound('beat', i + 1 === BEATS ? PULSE_MS * 3 : PULSE_MS);
        told(i + 1);
      }, i * BEAT_MS),
    );
    timers.push(setTimeout(() => shown(), count * BEAT_MS));
    return () => timers.forEach(clearTimeout);
    // oxlint-disable-next-line react/exhaustive-deps -- a new show starts the beat, nothing else does
  }, [isBehind, turn]);

  // A new match clears the table at once.
  if (!isBehind && shows.length === 0 && seen.show !== undefined) setSeen({ turn, match, show: undefined });
  return { beat, match: isBehind ? seen.match : match, show: isBehind ? undefined : show };
}
