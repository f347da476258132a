import type { Opponent } from '#domain/games/hand-game.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import type { Call, Rules } from './rules.ts';

export const CALL_SETS = ['cantonese', 'mandarin', 'taiwan', 'custom'] as const;
export type CallSet = (typeof CALL_SETS)[number];

/** How a number is called out. */
export interface MuiCall {
  text: BilingualText;
  /** The cue of the shop's voice that says it. */
  cue: string;
}

/** What a winning call leads to. */
export interface CallResult {
  want: Taste;
  zeroProof: boolean;
}

/** `config.experience` of a 猜枚 kiosk. */
export interface FiveMuiSettings extends Rules {
  version: 1;
  /** What the game is called here. */
  label: BilingualText;
  opponents: readonly Opponent[];
  callSet: CallSet;
  /** The shop's own calls: heard only with the set `custom`. */
  calls: Record<Call, MuiCall>;
  resultMap: Record<Call, CallResult>;
}
