import type { ShopDetails } from '#contract/shop/master-shops.ts';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';
import { newShopId } from '#domain/shop/shop-id.ts';
import { haveSameName, signOf } from '#domain/shop/shop.ts';
import { Refusal } from '#contract/refusal.ts';
import { DEFAULT_EZ_QUESTIONS } from '#experiences/ez-pairing/content.ts';
import { detailsOf } from '#server/settings/shop-details.ts';
import type { Db } from '../../db/database.ts';
import { replaceEffects, saveQuiz, type StoredEffect } from '../../repos/kiosk/ez-pairing.repo.ts';
import { insertMasterShop, listMasterNames, lockMasterShops } from '../../repos/shop/master.repo.ts';
import { saveSelling } from '../../repos/shop/selling.repo.ts';
import { listShopIds, upsertShop } from '../../repos/shop/shops.repo.ts';

/**
 * Makes a shop in the master list and on the kiosks, with all that sells at once: its quiz and its selling settings.
 * Source: docs/decisions/0095.
 * @returns its id
 * @throws Refusal shop-name-taken
 */
export async function openShop(tx: Db, { timeZone, currency, ...described }: ShopDetails, at: string): Promise<string> {
  await lockMasterShops(tx);
  await requireOwnName(tx, described.names);
  const taken = new Set([...(await listMasterNames(tx)).map(({ id }) => id), ...(await listShopIds(tx))]);
  const shop = {
    id: newShopId(described.names.en, described.kind, taken),
    name: signOf(described.names),
    settings: { ...described },
  };
  await insertMasterShop(tx, shop, at);
  await upsertShop(tx, { ...shop, userId: null }, at);
  await openQuiz(tx, shop.id, at);
  await saveSelling(tx, shop.id, { ...SELLING_DEFAULTS, timeZone, currency }, at);
  return shop.id;
}

/** @param except the shop that has the name already @throws Refusal shop-name-taken */
export async function requireOwnName(tx: Db, names: ShopDetails['names'], except?: string): Promise<void> {
  const others = (await listMasterNames(tx)).filter(({ id, isArchived }) => id !== except && !isArchived);
  if (others.some((other) => haveSameName(detailsOf(other).names, names))) throw new Refusal('shop-name-taken');
}

/** The quiz a shop begins with. */
export async function openQuiz(db: Db, shopId: string, at: string): Promise<void> {
  await saveQuiz(db, shopId, DEFAULT_EZ_QUESTIONS, at);
  await replaceEffects(db, shopId, DEFAULT_EFFECTS);
}

/** The default quiz with its effects weighted by hand. */
const DEFAULT_EFFECTS: StoredEffect[] = DEFAULT_EZ_QUESTIONS.flatMap(({ id, choices }) =>
  choices.flatMap((choice) =>
    choice.effect ? [{ questionId: id, choiceId: choice.id, effect: choice.effect, source: 'words' as const }] : [],
  ),
);
