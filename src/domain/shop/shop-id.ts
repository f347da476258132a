/**
 * Ids of new shops: their English name, short enough to be typed at the machine's code. Source: docs/behaviour/shops.md
 * "Ids".
 */
import { idOf } from '#domain/text/slug.ts';
import type { ShopKind } from './shop.ts';

/** Path segments in the place of a shop's id: a shop of such an id could not be reached. */
export const RESERVED_SHOP_IDS = ['nuke', 'seed', 'cache', 'batch', 'debug'] as const;

const LONGEST = 28;

/**
 * @param name English, or empty
 * @param taken ids of all shops, archived and deleted ones too
 */
export function newShopId(name: string, kind: ShopKind, taken: ReadonlySet<string>): string {
  const latin = idOf(name).replaceAll(/[^a-z0-9-]+/g, '');
  const base = latin.replaceAll(/-+/g, '-').slice(0, LONGEST).replaceAll(/^-|-$/g, '');
  const wanted = base === '' || base === 'unnamed' ? kind : base;
  const isFree = (id: string) => !taken.has(id) && !(RESERVED_SHOP_IDS as readonly string[]).includes(id);
  if (isFree(wanted)) return wanted;
  let n = 2;
  while (!isFree(`${wanted}-${n}`)) n++;
  return `${wanted}-${n}`;
}
