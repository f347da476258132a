import type { ReactNode } from 'react';
import type { HouseCharacter } from '#domain/games/bot-personas.ts';
import type { Match, Seat } from '#domain/games/hand-game.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { HandLook } from './hand.tsx';

/** What differs between the two hand games at the shared table: drawings, texts, sounds. */
export interface GameLook {
  /** The possible hands, in the order of the buttons. */
  hands: readonly { value: number; label: BilingualText }[];
  /** The hands on the table; null for hands not shown yet. One or two groups, each in a box of 120 by 170. */
  drawHands: (value: number | null, look: HandLook) => readonly ReactNode[];
  /** A hand on its button. */
  picture: (value: number, look: HandLook) => ReactNode;
  /** The hands that draw what a character does by habit. */
  habits: Record<HouseCharacter['id'], readonly number[]>;
  /** The sums that can be called with this hand; null while none is chosen. */
  callsFor: (hand: number | null, match: Match, seat: Seat) => readonly number[];
  /** Whether a call can come true with this hand. */
  isPossible: (hand: number, call: number) => boolean;
  callText: (call: number) => BilingualText;
  /** A call is written in Chinese for every reader, with a gloss for those who cannot read it. */
  isWrittenInChinese?: boolean;
  /** Chant of the three beats, in parts separated by commas. */
  chant: BilingualText;
}

/** The part of the chant on a beat, 1 to 3. */
export function chantOn(chant: string, beat: number): string {
  const parts = chant.split(/[,，、]\s*/);
  return parts[Math.min(beat, parts.length) - 1] ?? '';
}
