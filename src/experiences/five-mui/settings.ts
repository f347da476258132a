import type { Opponent } from '#domain/games/hand-game.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import type { Call, Rules } from './rules.ts';

export const CALL_SETS = ['cantonese', 'mandarin', 'taiwan', 'custom'] as const;
export type CallSet = (typeof CALL_SETS)[number];

/** The call of a number. */
export interface MuiCall {
  text: BilingualText;
  /** The voice cue for it. */
  cue: string;
}

/** The result of a winning call. */
export interface CallResult {
  want: Taste;
  zeroProof: boolean;
}

/** `config.experience` of a 猜枚 kiosk. */
export interface FiveMuiSettings extends Rules {
  version: 1;
  /** The shop's name for the game. */
  label: BilingualText;
  opponents: readonly Opponent[];
  callSet: CallSet;
  /** The shop's own calls: used only with the set `custom`. */
  calls: Record<Call, MuiCall>;
  resultMap: Record<Call, CallResult>;
}
