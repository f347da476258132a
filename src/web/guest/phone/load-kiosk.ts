/**
 * From a join code to a kiosk: the instance, its shop, its menu and its experience. Source: docs/behaviour/joining.md
 * "Loading order".
 */
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Client } from '#contract/client.ts';
import type { GuestInstance } from '#contract/kiosk/kiosks.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import { checkJoinCode } from '#domain/kiosk/join-code.ts';
import { LANGUAGE_CODES } from '#domain/text/languages.ts';
import { furtherLanguages } from '#domain/text/menu-language.ts';
import { findPlay } from '#experiences/plays.ts';
import type { JoinOutcome, JoinProblem, Kiosk } from '#web/join/join-flow.ts';
import { isAway } from '#web/shell/connection.ts';

/** An instance, also from a server with older field names. Source: docs/behaviour/joining.md "Loading order". */
type LooseInstance = Partial<GuestInstance> & {
  kiosk_type?: string;
  kioskType?: { config_identifier?: string };
};

interface Tools {
  client: Client;
  /**
   * Called with the code as soon as the kiosk is known, before any other request: it proves that the guest has joined.
   */
  onJoined: (code: string) => void;
}

/** Marks requests whose answers the service worker stores for offline use: these two reads only. */
const KEPT = { headers: { 'x-keep': 'last' } };

/** Never throws: errors are in the result. */
export async function loadKiosk(typedCode: string, { client, onJoined }: Tools): Promise<JoinOutcome> {
  const checked = checkJoinCode(typedCode);
  if ('wrong' in checked) {
    const message = checked.wrong === 'missing' ? t`Please enter a join code.` : t`Invalid join code`;
    return { problem: { kind: 'join', message } };
  }
  const { code } = checked;
  try {
    const loaded = await loadInstance(code, client);
    if ('problem' in loaded) return loaded;
    const { instance } = loaded;
    const experience = findPlay(instance.kiosk_type_identifier);
    if (!experience) return { unsupported: true };

    onJoined(code);
    // The experience's code loads in parallel with the menu; a failure is reported when it is rendered.
    const play = experience.guest().catch(() => undefined);
    const shopId = shopIdOf(instance);
    const menu = loadMenu(shopId, client);
    // Intl initialisation takes a phone several frames: do it now while the guest waits, not when the drink is shown.
    i18n.number(0);
    const read = await readShop(instance, shopId, client);
    if ('problem' in read) return read;
    const recipes = await menu;
    const kiosk = { instance, experience, shop: read.shop, recipes: recipes ?? [], Play: (await play)?.default };
    return recipes ? { kiosk } : { kiosk, isMenuMissing: true };
  } catch (error) {
    return { problem: { kind: 'join', message: messageOf(error) }, isAway: hasNoAnswer(error) };
  }
}

async function loadInstance(
  code: string,
  client: Client,
): Promise<{ instance: GuestInstance } | { problem: JoinProblem; isGone?: boolean; isAway?: boolean }> {
  let reply: LooseInstance | undefined;
  try {
    reply = await client('GET /api/kiosk-instances/code/:code', { params: { code } }, KEPT);
  } catch (error) {
    const isGone = error instanceof Refusal && error.code === 'instance-not-found';
    return { problem: { kind: 'load', message: messageOf(error) }, isGone, isAway: hasNoAnswer(error) };
  }
  if (reply === undefined || reply === null) return { problem: { kind: 'no-data' } };
  const type = reply.kiosk_type_identifier ?? reply.kiosk_type ?? reply.kioskType?.config_identifier ?? '';
  return {
    instance: { ...(reply as GuestInstance), join_code: reply.join_code ?? code, kiosk_type_identifier: type },
  };
}

function shopIdOf({ shop, shop_id }: LooseInstance): string | undefined {
  const nested = shop as { shop_id?: unknown; id?: unknown } | undefined;
  const id = nested?.shop_id ?? nested?.id ?? shop_id;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

async function readShop(instance: LooseInstance, shopId: string | undefined, client: Client) {
  if (instance.shop !== undefined && instance.shop !== null) return checkShop(instance.shop);
  if (shopId === undefined) return { problem: { kind: 'no-shop' } as const };
  try {
    const shop = await client('GET /api/admin/shops/:shopId', { params: { shopId } });
    return checkShop(shop);
  } catch (error) {
    return { problem: { kind: 'shop', message: messageOf(error) } as const, isAway: hasNoAnswer(error) };
  }
}

/** Source: docs/behaviour/menu.md "Shop". */
function checkShop(shop: unknown): { shop: Kiosk['shop'] } | { problem: JoinProblem } {
  const wrong = (what: 'object' | 'id' | 'name') => ({ problem: { kind: 'shop-data', wrong: what } as const });
  if (typeof shop !== 'object' || shop === null || Array.isArray(shop)) return wrong('object');
  const { shop_id, id, name, languages } = shop as Record<string, unknown>;
  const shopId = shop_id ?? id;
  if (typeof shopId !== 'string' || shopId === '') return wrong('id');
  if (typeof name !== 'string') return wrong('name');
  // A server that is older names none, one that is newer perhaps others.
  const offered = LANGUAGE_CODES.filter((code) => Array.isArray(languages) && languages.includes(code));
  return { shop: { shop_id: shopId, name, languages: furtherLanguages(offered) } };
}

/** Staff may be guests at their own bar: drop what the server answers to staff only. */
type LooseRecipe = GuestRecipe & { hidden?: boolean };

/**
 * A kiosk opens without its menu too. Source: docs/behaviour/joining.md "Loading order".
 * @throws Refusal without an answer
 */
async function loadMenu(shopId: string | undefined, client: Client): Promise<GuestRecipe[] | undefined> {
  if (shopId === undefined) return undefined;
  try {
    const reply = await client('GET /api/admin/shops/:shopId/recipes', { params: { shopId } }, KEPT);
    if (!Array.isArray(reply?.recipes)) return undefined;
    return reply.recipes.filter(({ hidden }: LooseRecipe) => !hidden);
  } catch (error) {
    if (hasNoAnswer(error)) throw error;
    return undefined;
  }
}

const hasNoAnswer = (error: unknown): boolean => error instanceof Refusal && isAway(error.status);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
