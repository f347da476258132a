/**
 * Bottles as machines empty them and people refill them. Whoever changes one locks the bottles of its machine first,
 * writes them and the menu's version, then what else belongs to it, and tells the shop last. Source: docs/behaviour/stock.md.
 */
import { Refusal } from '#contract/refusal.ts';
import { amountsOf, changesMenu, neededBySlot, shortSlots, takenBy } from '#domain/machine/stock.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';
import type { JobState } from '#domain/machine/job.ts';
import type { Steps } from '../db/steps.ts';
import { recordEvents } from '../repos/events.repo.ts';
import {
  bottlesOf,
  drinksWith,
  dropBottle,
  leftAt,
  lockBottles,
  OWN_PLACE,
  pumpsOf,
  renewMenu,
  saveBottle,
  takeFromBottle,
  type Bottle,
  type Place,
} from '../repos/machines/bottles.repo.ts';
import type { StoredJob } from '../repos/machines/machine-jobs.repo.ts';
import { machinesOf, type StoredMachine } from '../repos/machines/machines.repo.ts';
import { orderById } from '../repos/orders/orders.repo.ts';

/** What the shop has to be told of a change. */
export interface StockNews {
  places: readonly Place[];
  /** Guests are offered other drinks than before. */
  isOnMenu: boolean;
}
const NO_NEWS: StockNews = { places: [], isOnMenu: false };

export function* tellStock(shopId: string, { places, isOnMenu }: StockNews): Steps<void> {
  yield* recordEvents(shopId, 'stock', places);
  if (isOnMenu) yield* recordEvents(shopId, 'menu', ['']);
}

/** Writes bottles as they are now. @param before as they were */
export function* changeBottles(
  shopId: string,
  changes: readonly { before: Bottle | undefined; now: Bottle }[],
): Steps<StockNews> {
  if (changes.length === 0) return NO_NEWS;
  for (const { now } of changes) yield* saveBottle(now);
  const moved = changes.map(({ before, now: { slot, levelMl } }) => ({
    slot,
    from: before?.levelMl ?? Infinity,
    to: levelMl,
  }));
  const isOnMenu = yield* renewIfOffered(shopId, moved);
  return { places: [...new Set(changes.map(({ now }) => now.machineId))], isOnMenu };
}

/** A machine came or went: other bottles count now. */
export function* movePlace(shopId: string): Steps<void> {
  const isEmpty = (yield* machinesOf(shopId)).some(({ levels }) => levels.some(({ pct }) => pct === 0));
  if (!isEmpty && (yield* bottlesOf(shopId)).length === 0) return;
  yield* renewMenu(shopId);
  yield* tellStock(shopId, { places: [OWN_PLACE], isOnMenu: true });
}

/** Guests get the menu anew if a drink can be made no more, or again. */
export function* renewIfOffered(
  shopId: string,
  moved: readonly { slot: number; from: number; to: number }[],
): Steps<boolean> {
  const pumps = yield* pumpsOf(shopId);
  for (const { slot, from, to } of moved) {
    const pump = pumps.find((one) => one.slot === slot);
    if (!pump || from === to) continue;
    if (!changesMenu(from, to, amountsOf(yield* drinksWith(shopId, pump.ingredientId), pump))) continue;
    yield* renewMenu(shopId);
    return true;
  }
  return false;
}

/** A bottle that was not counted before is full; one that is counted already keeps its level. */
export function* countBottles(
  shopId: string,
  machineId: Place,
  wanted: readonly { slot: number; sizeMl: number; lowMl: number }[],
): Steps<StockNews> {
  const known = yield* lockBottles(shopId, machineId);
  const given = wanted.filter(({ slot }, at) => wanted.findIndex((other) => other.slot === slot) === at);
  const gone = known.filter(({ slot }) => !given.some((one) => one.slot === slot));
  for (const bottle of gone) yield* dropBottle(bottle);
  const changes = given.map((one) => {
    const before = known.find(({ slot }) => slot === one.slot);
    const now: Bottle = before
      ? { ...before, ...one, levelMl: Math.min(before.levelMl, one.sizeMl) }
      : { shopId, machineId, ...one, levelMl: one.sizeMl, isMeasured: false, isUncertain: false, refilled: null };
    return { before, now };
  });
  const news = yield* changeBottles(shopId, changes);
  const isBack = yield* renewIfOffered(
    shopId,
    gone.map(({ slot, levelMl }) => ({ slot, from: levelMl, to: Infinity })),
  );
  return { places: [machineId], isOnMenu: news.isOnMenu || isBack };
}

/** Another ingredient on a pump is another bottle: taken to be full until somebody has looked. */
export function* changeIngredients(shopId: string, slots: readonly number[]): Steps<StockNews> {
  const changes = (yield* bottlesOf(shopId))
    .filter(({ slot }) => slots.includes(slot))
    .map((before) => ({
      before,
      now: { ...before, levelMl: before.sizeMl, isUncertain: true, isMeasured: false, refilled: null },
    }));
  return yield* changeBottles(shopId, changes);
}

interface Drawn {
  shopId: string;
  machineId: Place;
  pours: readonly { slot: number; ml: number }[];
  isUncertain: boolean;
}

/** Takes what was poured out of the bottles that are counted. */
export function* drawFrom({ shopId, machineId, pours, isUncertain }: Drawn): Steps<StockNews> {
  if (pours.length === 0) return NO_NEWS;
  const bottles = yield* lockBottles(shopId, machineId);
  const changes = bottles.flatMap((before) => {
    const own = pours.filter(({ slot }) => slot === before.slot);
    if (own.length === 0) return [];
    const levelMl = Math.max(0, before.levelMl - own.reduce((total, { ml }) => total + ml, 0));
    return [{ before, now: { ...before, levelMl, isUncertain: before.isUncertain || isUncertain } }];
  });
  return yield* changeBottles(shopId, changes);
}

/** Takes what a job poured, at its end. @param before the state it ended from */
export function* drawForJob(
  { shopId, machineId, orderId, state, progress }: StoredJob,
  before: JobState,
): Steps<StockNews> {
  const order = yield* orderById(shopId, orderId);
  if (!order) return NO_NEWS;
  const { pours } = pourPlan(order.machineString);
  return yield* drawFrom({ shopId, machineId, ...takenBy(pours, { before, end: state, progress }) });
}

/**
 * Takes a drink out of the shop's own bottles, where none of its machines is ours. Orders of one moment are written
 * together and do not see what each other read: only what is taken counts.
 * @param drinks how many of them
 * @throws Refusal if they do not suffice
 */
export function* drawOwn(shopId: string, machineString: string, drinks = 1): Steps<StockNews> {
  const bottles = yield* lockBottles(shopId, OWN_PLACE);
  if (bottles.length === 0) return NO_NEWS;
  const { pours } = pourPlan(machineString);
  const needed = neededBySlot(Array.from({ length: drinks }, () => pours).flat());
  const counted = bottles.flatMap(({ slot }) => {
    const ml = needed.get(slot);
    return ml === undefined ? [] : [{ slot, ml }];
  });
  if (shortSlots(counted, leftAt(bottles, { id: OWN_PLACE, levels: [] })).length > 0)
    throw new Refusal('machine-empty');
  const moved: { slot: number; from: number; to: number }[] = [];
  for (const { slot, ml } of counted) {
    const to = yield* takeFromBottle({ shopId, machineId: OWN_PLACE, slot }, ml);
    if (to === undefined) throw new Refusal('machine-empty');
    moved.push({ slot, from: to + ml, to });
  }
  return { places: moved.length > 0 ? [OWN_PLACE] : [], isOnMenu: yield* renewIfOffered(shopId, moved) };
}

/** What the sensors of a machine say wins over what was reckoned. */
export function* measureBottles(machine: StoredMachine, levels: StoredMachine['levels']): Steps<StockNews> {
  const bottles = yield* lockBottles(machine.shopId, machine.id);
  const changes = bottles.flatMap((before) => {
    const said = levels.find(({ slot }) => slot === before.slot);
    if (!said) return [];
    const levelMl = (before.sizeMl * said.pct) / 100;
    const isKnown = before.isMeasured && !before.isUncertain && before.levelMl === levelMl;
    return isKnown
      ? []
      : [{ before, now: { ...before, levelMl, isMeasured: true, isUncertain: false, refilled: null } }];
  });
  const news = yield* changeBottles(machine.shopId, changes);
  const counted = new Set(bottles.map(({ slot }) => slot));
  const others = (said: StoredMachine['levels']) =>
    new Map(said.filter(({ slot }) => !counted.has(slot)).map(({ slot, pct }) => [slot, pct === 0 ? 0 : Infinity]));
  const [was, is] = [others(machine.levels), others(levels)];
  const moved = [...new Set([...was.keys(), ...is.keys()])].map((slot) => ({
    slot,
    from: was.get(slot) ?? Infinity,
    to: is.get(slot) ?? Infinity,
  }));
  const isOnMenu = (yield* renewIfOffered(machine.shopId, moved)) || news.isOnMenu;
  return { ...news, isOnMenu };
}
