/** How a round for everyone stands: for phones, the counter and the board. Source: docs/behaviour/room-round.md. */
import { hash } from 'node:crypto';
import type { BoardRound } from '#contract/shop/room-round.ts';
import { closestPair, type ClosestPair } from '#domain/games/closest-pair.ts';
import {
  isRoundOver,
  ROUND_SHOWN_MS,
  roundNow,
  tallyOf,
  type RoundNow,
  type RoundPhase,
} from '#domain/games/room-round.ts';
import { roundSet } from '#domain/games/round-sets.ts';
import type { Db } from '../db/database.ts';
import { setNewest } from '../http/limits/bounded-map.ts';
import { countAnswers, countPhones, findRound, listPhones, type StoredRound } from '../repos/kiosk/room-rounds.repo.ts';
import type { Services } from '../services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

export interface RoundOn {
  round: StoredRound;
  now: RoundNow & { phase: Exclude<RoundPhase, 'gone'> };
}

/** The shop's round, if it is on or can still be read; undefined without one. */
export async function roundOn({ db, clock }: Needed, shopId: string): Promise<RoundOn | undefined> {
  const round = await findRound(db, shopId);
  if (!round) return undefined;
  const { phase, ...now } = roundNow(round, clock().getTime());
  return phase === 'gone' ? undefined : { round, now: { ...now, phase } };
}

/** Whether phones have a round to join. */
export async function isRoundOn(services: Needed, shopId: string): Promise<boolean> {
  const on = await roundOn(services, shopId);
  return on !== undefined && !isRoundOver(on.now);
}

export const whatAllMayKnow = ({ round, now }: RoundOn, phones: number) => ({
  roundId: round.id,
  set: round.set,
  pace: round.pace,
  phase: now.phase,
  step: now.step,
  leftMs: now.leftMs,
  phones,
});

/** The two who are closest, with the names they have given. */
export interface Closest extends ClosestPair {
  names: readonly [string | null, string | null];
}

interface Result {
  closest: Closest | undefined;
}
/** Of the last rounds, by round and revision: all phones ask as it ends. */
const results = new Map<string, Promise<Result>>();
const RESULTS_KEPT = 100;

/** Nothing before it is over: then what was answered changes no more, unless the round is touched. */
export async function closestOf(db: Db, { round, now }: RoundOn): Promise<Closest | undefined> {
  if (now.phase !== 'over') return undefined;
  const key = `${round.id} ${round.revision}`;
  const result = results.get(key) ?? readResult(db, round);
  setNewest(results, key, result, RESULTS_KEPT);
  return (
    await result.catch((err: unknown) => {
      results.delete(key);
      throw err;
    })
  ).closest;
}

async function readResult(db: Db, { id }: StoredRound): Promise<Result> {
  // Between equal pairs neither who came first decides, nor who made an id for it.
  const placeOf = (device: string) => hash('sha256', `${id} ${device}`);
  const phones = (await listPhones(db, id))
    .map((phone) => ({ ...phone, id: phone.deviceHash, place: placeOf(phone.deviceHash) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
  const pair = closestPair(phones);
  const nameOf = (device: string) => phones.find(({ deviceHash }) => deviceHash === device)?.name ?? null;
  return { closest: pair && { ...pair, names: [nameOf(pair.ids[0]), nameOf(pair.ids[1])] } };
}

/** Names, once both have given one. */
export const namesOf = ({ names: [one, other] }: Closest): [string, string] | null =>
  one !== null && other !== null ? [one, other] : null;

/** How often a board looks who has joined and answered: no phone that answers is an event. Milliseconds. */
const LOOK_MS = 1000;

/** What the board shows of it, and when it changes by itself. */
export async function roundForBoard(
  services: Needed,
  shopId: string,
  showsNames: boolean,
): Promise<{ round: BoardRound | null; againInMs?: number }> {
  const on = await roundOn(services, shopId);
  if (!on || on.now.phase === 'stopped') return { round: null };
  const shownFor = on.now.since + ROUND_SHOWN_MS - services.clock().getTime();
  if (shownFor <= 0) return { round: null };
  const { db } = services;
  const [answers, phones, closest] = await Promise.all([
    countAnswers(db, on.round.id),
    countPhones(db, on.round.id),
    closestOf(db, on),
  ]);
  const { questions } = roundSet(on.round.set);
  const round = {
    ...whatAllMayKnow(on, phones),
    tally: tallyOf(questions.slice(0, on.now.step + 1), answers),
    closest: closest
      ? { agreed: closest.agreed, both: closest.both, names: showsNames ? namesOf(closest) : null }
      : null,
  };
  return { round, againInMs: on.now.phase === 'over' ? shownFor : Math.min(LOOK_MS, on.now.leftMs ?? LOOK_MS) };
}
