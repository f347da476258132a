/** From a match to a drink: the winning call decides. Source: design experiences 3.9 "Mapping". */
import type { Matchable, TargetProfile } from '#domain/flavour-match.ts';
import { isThrow, type Seat, type Show } from '#domain/hand-game.ts';
import { drinksOf, type Outcome } from '#domain/outcome.ts';
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

export function targetOf({ resultMap }: Mapped, call: Call): TargetProfile {
  const { want, zeroProof } = resultMap[call];
  return { want, ...(zeroProof && { filters: { zeroProof: true } }) };
}

/** Every way a match can end: each call. */
export function outcomesOf(settings: Pick<FiveMuiSettings, 'resultMap' | 'callSet' | 'calls'>): Outcome[] {
  const calls = playedCalls(settings);
  return CALLS.map((call) => ({
    id: String(call),
    label: { en: `${call}, ${calls[call].text.en}`, 'zh-HK': `${call}，${calls[call].text['zh-HK']}` },
    target: targetOf(settings, call),
  }));
}

/** What one player is offered: fixed drinks, best first, for the shared result. */
export interface Offer<R extends Matchable> {
  outcome: Pick<Outcome, 'target' | 'recipeIds'>;
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
  const target = targetOf(settings, call);
  const found = drinksOf({ target }, recipes, recipes.length).map(({ recipe }) => recipe);
  const [pick] = found;
  if (!pick || ended.winner === null || ended.winner === seat) return { outcome: { target }, pick, count: OFFERED };
  const [winningCall = NO_CALL] = callsToDrink(ended, ended.winner);
  const winners = drinksOf({ target: targetOf(settings, winningCall) }, recipes, 1)[0]?.recipe;
  const limit = Math.min(pick.ABV, winners?.ABV ?? pick.ABV);
  const gentle = found.filter(({ ABV }) => ABV <= limit).slice(0, OFFERED);
  return { outcome: { target, recipeIds: gentle.map(({ id }) => id) }, pick: gentle[0], count: gentle.length };
}
