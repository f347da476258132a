import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listShopRecipes } from '#contract/recipes.ts';
import { PreparedReply } from '../../http/serve.ts';
import type { Menu } from '../../menus.ts';
import { recipeReply } from './recipe-reply.ts';

/** The guests' menu, written out and compressed once for each version of the shop's recipes. */
export function guestMenu(menu: Menu): PreparedReply {
  const known = menu.prepared.get('guest-menu');
  if (known instanceof PreparedReply) return known;
  const visible = menu.recipes.filter(({ hidden }) => !hidden).map(recipeReply);
  const bytes = Buffer.from(JSON.stringify(listShopRecipes.guestResponse.parse({ recipes: visible })));
  const prepared = new PreparedReply(
    [
      { encoding: 'br', bytes: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) },
      { encoding: 'gzip', bytes: gzipSync(bytes) },
      { encoding: undefined, bytes },
    ],
    `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  );
  menu.prepared.set('guest-menu', prepared);
  return prepared;
}
