import type { Opponent } from '#domain/games/hand-game.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import type { CALLS, Rules } from './rules.ts';

export type Call = (typeof CALLS)[number];

/** The result of a final sum. */
export interface SumResult {
  /** The result's name on the guest's screen. */
  title: BilingualText;
  want: Taste;
  zeroProof: boolean;
}

/** `config.experience` of a 十五二十 kiosk. */
export interface FifteenTwentySettings extends Rules {
  version: 1;
  opponents: readonly Opponent[];
  /** Chant on the beats before the hands show. */
  chant: BilingualText;
  calls: Record<Call, BilingualText>;
  resultMap: Record<Call, SumResult>;
}
