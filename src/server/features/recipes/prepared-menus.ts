import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listShopRecipes } from '#contract/recipes.ts';
import { PreparedReply } from '../../http/serve.ts';
import type { Menu } from '#server/menu/menus.ts';
import { recipeReply } from './recipe-reply.ts';

/** The guests' menu, serialised and compressed once for each version of the shop's recipes. */
export const guestMenu = (menu: Menu): PreparedReply =>
  prepared(menu, 'guest-menu', () => {
    const visible = menu.recipes.filter(({ hidden }) => !hidden).map(recipeReply);
    return listShopRecipes.guestResponse.parse({ recipes: visible });
  });

/** The same for staff, with all fields. */
export const staffMenu = (menu: Menu): PreparedReply =>
  prepared(menu, 'staff-menu', () => listShopRecipes.response.parse({ recipes: menu.recipes.map(recipeReply) }));

function prepared(menu: Menu, name: string, reply: () => object): PreparedReply {
  const known = menu.prepared.get(name);
  if (known instanceof PreparedReply) return known;
  const bytes = Buffer.from(JSON.stringify(reply()));
  const made = new PreparedReply(
    [
      { encoding: 'br', bytes: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) },
      { encoding: 'gzip', bytes: gzipSync(bytes) },
      { encoding: undefined, bytes },
    ],
    `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  );
  menu.prepared.set(name, made);
  return made;
}
