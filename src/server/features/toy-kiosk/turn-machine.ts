/**
 * Draws capsules from the drum of the shop's day, each once, repeatable by key. Source:
 * docs/behaviour/experiences/toy-kiosk.md "Turns", docs/decisions/0020.
 */
import { createHash } from 'node:crypto';
import type { CapsuleMachine } from '#contract/kiosk/toy-kiosk.ts';
import { Refusal } from '#contract/refusal.ts';
import { boardName } from '#domain/order/now-serving.ts';
import { drawCapsule, drumName, drumOf, isRare, oddsOf, type ToySettings } from '#experiences/toy-kiosk/rules.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import * as capsules from '../../repos/kiosk/capsules.repo.ts';
import type { StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { findBoard } from '../../repos/shop/boards.repo.ts';
import type { Services } from '../../services.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';
import { settingsOf } from '#server/settings/stored-settings.ts';

/** Capsules belong to the next drink: kept until it is ordered, or this long. Milliseconds. */
const PLAY_LIFE_MS = 20 * 60 * 1000;

export interface CapsulePlayer {
  id: string;
  deviceHash: string | null;
}

/** Stored settings are reconciled with the schema when read, so the cast is safe. */
const toySettingsOf = async (instance: StoredInstance): Promise<ToySettings> =>
  (await settingsOf(instance)).settings as unknown as ToySettings;

function drumOfToday({ clock }: Services, instance: StoredInstance, { series }: ToySettings): capsules.Drum {
  const name = drumName(series);
  return {
    shopId: instance.shopId,
    day: dayOfShop(instance.shop, clock()),
    drum: createHash('sha256').update(name).digest('hex').slice(0, 32),
  };
}

const openDraws = ({ clock }: Services, db: Db, drum: capsules.Drum, player: CapsulePlayer) =>
  capsules.listOpenDraws(db, drum, {
    player: player.id,
    deviceHash: player.deviceHash,
    since: new Date(clock().getTime() - PLAY_LIFE_MS).toISOString(),
  });

export async function readMachine(
  services: Services,
  instance: StoredInstance,
  player: CapsulePlayer,
): Promise<CapsuleMachine> {
  const { db, menus } = services;
  const settings = await toySettingsOf(instance);
  const { series, rerolls } = settings;
  const drum = drumOfToday(services, instance, settings);
  const filling = await capsules.fillingOf(db, drum);
  const [menu, taken, drawn, collected, board] = await Promise.all([
    menus.of(instance.shop),
    capsules.listTaken(db, drum, filling),
    openDraws(services, db, drum, player),
    capsules.listCollected(db, instance.shopId, player.id),
    findBoard(db, instance.shopId),
  ]);
  const any = drumOf(series, menu.recipes, taken, undefined);
  const zeroProof = drumOf(series, menu.recipes, taken, { zeroProof: true });
  return {
    any: oddsOf(series, any.capsules),
    zeroProof: oddsOf(series, zeroProof.capsules),
    refilled: filling > 1 || any.isRefilled,
    turnsLeft: Math.max(0, 1 + rerolls - drawn.length),
    capsules: drawn.map(capsuleReply),
    collected,
    board: board ? { showsNames: board.showsNames } : null,
  };
}

/**
 * Draws one capsule and stores it before it is answered.
 * @returns the capsule, and whether the same key had drawn it before
 * @throws Refusal no-turns-left, no-drink-left, idempotency-mismatch
 */
export async function turnMachine(
  services: Services,
  instance: StoredInstance,
  player: CapsulePlayer,
  { zeroProof, key }: { zeroProof: boolean; key: string },
): Promise<{ capsule: CapsuleMachine['capsules'][number]; replayed: boolean }> {
  const { db, clock, menus, newId, randomInt } = services;
  const settings = await toySettingsOf(instance);
  const { series, rerolls } = settings;
  const menu = await menus.of(instance.shop);
  return inTransaction(db, async (tx) => {
    const drum = drumOfToday(services, instance, settings);
    const filling = await capsules.lockDrum(tx, drum);
    const known = await capsules.findKeyedDraw(tx, player.id, key);
    if (known) {
      if (known.shopId !== drum.shopId || known.zeroProof !== zeroProof) throw new Refusal('idempotency-mismatch');
      return { capsule: capsuleReply(known), replayed: true };
    }
    const drawn = await openDraws(services, tx, drum, player);
    if (drawn.length > rerolls) throw new Refusal('no-turns-left');

    const taken = await capsules.listTaken(tx, drum, filling);
    const found = drawCapsule(series, menu.recipes, taken, { zeroProof }, randomInt);
    if (!found) throw new Refusal('no-drink-left');
    if (found.isRefilled) await capsules.fillAgain(tx, drum);
    const draw = {
      ...drum,
      id: newId(),
      filling: found.isRefilled ? filling + 1 : filling,
      seriesId: found.seriesId,
      number: found.number,
      recipeId: found.recipeId,
      zeroProof,
      createdAt: clock().toISOString(),
    };
    const isNew = await capsules.insertDraw(tx, { ...draw, player: player.id, key });
    if (!isNew) throw new Refusal('idempotency-mismatch');
    return { capsule: capsuleReply({ ...draw, toldAt: null }), replayed: false };
  });
}

/**
 * Lets the board tell of a player's rare capsule, as its series looks now.
 * @throws Refusal capsule-not-to-tell
 */
export async function tellOfCapsule(
  { db, clock }: Services,
  instance: StoredInstance,
  player: CapsulePlayer,
  { capsuleId, name }: { capsuleId: string; name: string },
): Promise<void> {
  const { series } = await toySettingsOf(instance);
  const draw = await capsules.findDraw(db, instance.shopId, player.id, capsuleId);
  const own = series.find(({ id }) => id === draw?.seriesId);
  if (!draw || !own || !isRare(own, series)) throw new Refusal('capsule-not-to-tell');
  const { name: names, colour, drawing, sticker } = own;
  const told = { at: clock().toISOString(), name: boardName(name) || null };
  await inTransaction(db, (tx) =>
    capsules.tellOfDraw(tx, draw, { ...told, series: { name: names, colour, drawing, sticker } }),
  );
}

const capsuleReply = ({ id, seriesId, number, recipeId, zeroProof, toldAt }: capsules.StoredDraw) => ({
  id,
  seriesId,
  number,
  recipeId,
  zeroProof,
  isTold: toldAt !== null,
});
