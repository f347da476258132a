/** When the shop's voice plays at the table. Without it the phone vibrates; the text is always shown. */
import { useEffect, useRef } from 'react';
import { isThrow, otherSeat } from '#domain/games/hand-game.ts';
import { vibrate } from '#ui/play/sound/vibrate.ts';
import type { OnShown } from '#ui/play/table-game/table.ts';
import { useVoiceCues, type VoiceCues } from '#ui/play/voice-cues.ts';
import type { Call } from '../rules.ts';
import type { MuiCall } from '../settings.ts';

type Seen = Parameters<OnShown>[0];
type Verdict = 'win' | 'lose' | 'again' | 'foul';

/** Longest recording of a call. Milliseconds. */
const CALL_MS = 1000;
const CALL_PULSE_MS = 60;
const VERDICT_PULSES_MS = [50, 60, 50];

/** The call spoken over the open hands: the right one, else the fouler's, else the opponent's. */
export function callSaid({ match: { last }, show, near }: Seen): Call | undefined {
  const part = show[last?.by ?? otherSeat(near)];
  return isThrow(part) && isThrow(show[near]) ? (part.call as Call) : undefined;
}

/** The cue after it; none if a point was made and the match goes on. */
export function verdictOf({ match: { last, winner }, near, mode }: Seen): Verdict | undefined {
  // With two players on one phone somebody at it has always won.
  if (winner !== null) return winner === near || mode === 'hotseat' ? 'win' : 'lose';
  if (last?.kind === 'foul') return 'foul';
  return last === null || last.kind === 'hit' ? undefined : 'again';
}

export interface MuiCues {
  voice: VoiceCues;
  onBegin: () => void;
  onBeat: (beat: number) => void;
  onShown: OnShown;
  onResult: () => void;
}

/** @param profileId the kiosk's `config.voiceProfileId` */
export function useMuiCues(profileId: string | undefined, calls: Record<Call, MuiCall>): MuiCues {
  const voice = useVoiceCues(profileId);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const { play } = voice;

  const say = (cue: string, pulses: number | number[]) => {
    if (!play(cue)) vibrate(pulses);
  };
  return {
    voice,
    onBegin: () => void play('intro'),
    // The beat vibrates in every game.
    onBeat: (beat) => {
      clearTimeout(later.current);
      play(`beat_${beat}`);
    },
    onShown: (seen) => {
      const call = callSaid(seen);
      const verdict = verdictOf(seen);
      if (call !== undefined) say(calls[call].cue, CALL_PULSE_MS);
      clearTimeout(later.current);
      if (verdict === undefined) return;
      later.current = setTimeout(() => say(verdict, VERDICT_PULSES_MS), call === undefined ? 0 : CALL_MS);
    },
    onResult: () => {
      clearTimeout(later.current);
      play('result');
    },
  };
}
