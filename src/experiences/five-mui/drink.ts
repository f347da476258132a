/** From a match to a drink: the winning call decides. Source: design experiences 3.9 "Mapping". */
import type { Matchable } from '#domain/flavour-match.ts';
import { isThrow, type Seat, type Show } from '#domain/hand-game.ts';
import { drinksOf, type Leading, type Outcome } from '#domain/outcome.ts';
import { playedCalls } from './call-sets.ts';
import { CALLS, type Call } from './rules.ts';
import type { FiveMuiSettings } from './settings.ts';

type Mapped = Pick<FiveMuiSettings, 'resultMap'>;

export interface Ended {
  shows: readonly Show[];
  /** null when the match was stopped. */
  winner: Seat | null;
}

/** The call of a match in which nobody called: a bit of everything. */
const NO_CALL: Call = 5;
/** A loser chooses among this many of the winner's calls. */
const CHOICES = 3;
const OFFERED = 3;

/** What a player called, first to last. */
const callsBy = (shows: readonly Show[], seat: Seat): Call[] =>
  shows
    .map((show) => show[seat])
    .filter(isThrow)
    .flatMap(({ call }) => CALLS.filter((each) => each === call));

/**
 * The calls that this player's drink can come from, newest first: the one that won; for whoever lost any of the winner's
 * last three; where the match was stopped any of the own last three.
 */
export function callsToDrink({ shows, winner }: Ended, seat: Seat): Call[] {
  const calls = callsBy(shows, winner ?? seat).toReversed();
  if (winner === seat) return [calls[0] ?? NO_CALL];
  const last = [...new Set(calls.slice(0, CHOICES))];
  return last.length > 0 ? last : [NO_CALL];
}

/** What a call leads to. */
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

/** What one player is offered: fixed drinks, best first, for the shared result. */
export interface Offer<R extends Matchable> {
  outcome: Leading;
  /** The first of the drinks; undefined when nothing on the menu fits. */
  pick: R | undefined;
  count: number;
}

/**
 * The drinks of a call. Whoever lost is offered nothing stronger than the winner's pick, nor than the call gives
 * somebody who won with it.
 */
export function offerFor<R extends Matchable>(
  settings: Mapped,
  ended: Ended,
  seat: Seat,
  call: Call,
  recipes: readonly R[],
): Offer<R> {
  const own = drinkOf(settings, call);
  const found = drinksOf(own, recipes, recipes.length).map(({ recipe }) => recipe);
  const [pick] = found;
  if (!pick || ended.winner === null || ended.winner === seat) return { outcome: own, pick, count: OFFERED };
  const [winningCall = NO_CALL] = callsToDrink(ended, ended.winner);
  const winners = drinksOf(drinkOf(settings, winningCall), recipes, 1)[0]?.recipe;
  const limit = Math.min(pick.ABV, winners?.ABV ?? pick.ABV);
  const gentle = found.filter(({ ABV }) => ABV <= limit).slice(0, OFFERED);
  return { outcome: { ...own, recipeIds: gentle.map(({ id }) => id) }, pick: gentle[0], count: gentle.length };
}
