/**
 * From a match to a drink: the winning call decides. Source: docs/behaviour/experiences/five-mui.md "What a match ends
 * in".
 */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { isThrow, type Seat, type Show } from '#domain/games/hand-game.ts';
import type { Leading, Outcome } from '#domain/flavour/outcome.ts';
import { offerAfterMatch, type Offer } from '../offer-after-match.ts';
import { playedCalls } from './call-sets.ts';
import { CALLS, type Call } from './rules.ts';
import type { FiveMuiSettings } from './settings.ts';

type Mapped = Pick<FiveMuiSettings, 'resultMap'>;

export interface Ended {
  shows: readonly Show[];
  /** null if the match was stopped. */
  winner: Seat | null;
}

/** The call if nobody called in the match: a mix of everything. */
const NO_CALL: Call = 5;
/** The loser chooses among this many of the winner's calls. */
const CHOICES = 3;

/** A player's calls, in order. */
const callsBy = (shows: readonly Show[], seat: Seat): Call[] =>
  shows
    .map((show) => show[seat])
    .filter(isThrow)
    .flatMap(({ call }) => CALLS.filter((each) => each === call));

/**
 * The calls this player's drink can come from, newest first. Winner: the winning call. Loser: any of the winner's last
 * three. Stopped match: any of the own last three.
 */
export function callsToDrink({ shows, winner }: Ended, seat: Seat): Call[] {
  const calls = callsBy(shows, winner ?? seat).toReversed();
  if (winner === seat) return [calls[0] ?? NO_CALL];
  const last = [...new Set(calls.slice(0, CHOICES))];
  return last.length > 0 ? last : [NO_CALL];
}

/** The wish of a call. */
export function drinkOf({ resultMap }: Mapped, call: Call): Pick<Leading, 'target' | 'mild'> {
  const { want, zeroProof } = resultMap[call];
  return { target: { want }, ...(zeroProof && { mild: true }) };
}

/** Every way a match can end: each call. */
export function outcomesOf(settings: Pick<FiveMuiSettings, 'resultMap' | 'callSet' | 'calls'>): Outcome[] {
  const calls = playedCalls(settings);
  return CALLS.map((call) => ({
    id: String(call),
    label: { en: `${call}, ${calls[call].text.en}`, 'zh-HK': `${call}，${calls[call].text['zh-HK']}` },
    ...drinkOf(settings, call),
  }));
}

/** The drinks of a call for this player. */
export function offerFor<R extends Matchable>(
  settings: Mapped,
  ended: Ended,
  seat: Seat,
  call: Call,
  recipes: readonly R[],
): Offer<R> {
  const { winner } = ended;
  const own = drinkOf(settings, call);
  if (winner === null || winner === seat) return offerAfterMatch(own, undefined, recipes);
  const [winningCall = NO_CALL] = callsToDrink(ended, winner);
  return offerAfterMatch(own, drinkOf(settings, winningCall), recipes);
}

/**
 * The calls this player chooses among, newest first, each with its drink; undefined where nothing can be served. Of
 * calls that lead to the same drink only the newest is a choice, so that with one drink on the menu there is one.
 */
export function choicesFor<R extends Matchable>(
  settings: Mapped,
  ended: Ended,
  seat: Seat,
  recipes: readonly R[],
): { call: Call; drink: R | undefined }[] {
  const choices = callsToDrink(ended, seat).map((call) => ({
    call,
    drink: offerFor(settings, ended, seat, call, recipes).pick,
  }));
  return choices.filter(({ drink }, at) => choices.findIndex((newer) => newer.drink?.id === drink?.id) === at);
}
