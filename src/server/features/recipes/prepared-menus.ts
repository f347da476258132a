import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listShopRecipes } from '#contract/menu/recipes.ts';
import { PreparedReply } from '../../http/kept-reply.ts';
import { inTurns } from '../../in-turns.ts';
import type { Menu, RecipeOnMenu } from '#server/menu/menus.ts';
import { readIn } from './read-in.ts';
import { recipeReply } from './recipe-reply.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * The guests' menu, serialised and compressed once for each version of the shop's recipes.
 * @param languages those its texts are read in
 */
export const guestMenu = (menu: Menu, languages: readonly string[]): Promise<PreparedReply> =>
  prepared(menu, `guest-menu ${languages.join(' ')}`, () =>
    serialised(
      menu.recipes.filter(({ hidden }) => !hidden),
      ({ prices, ...recipe }) => {
        const reply = { ...recipeReply(readIn(recipe, languages)), ...(menu.showsPrices && prices && { prices }) };
        return listShopRecipes.guestResponse.parse({ recipes: [reply] }).recipes[0];
      },
    ),
  );

/** The same for staff, with all fields. */
export const staffMenu = (menu: Menu): Promise<PreparedReply> =>
  prepared(menu, 'staff-menu', () =>
    serialised(menu.recipes, (recipe) => listShopRecipes.response.parse({ recipes: [recipeReply(recipe)] }).recipes[0]),
  );

function prepared(menu: Menu, name: string, make: () => Promise<PreparedReply>): Promise<PreparedReply> {
  const known = menu.prepared.get(name) as Promise<PreparedReply> | undefined;
  if (known) return known;
  const made = make();
  made.catch(() => menu.prepared.delete(name));
  menu.prepared.set(name, made);
  return made;
}

/** In turns with other requests, and drink by drink: a menu of thousands takes seconds, and many megabytes. */
async function serialised(
  recipes: readonly RecipeOnMenu[],
  replyOf: (recipe: RecipeOnMenu) => object | undefined,
): Promise<PreparedReply> {
  const hash = createHash('sha256');
  const write = (text: string): Buffer => {
    const part = Buffer.from(text);
    hash.update(part);
    return part;
  };
  const start = write('{"recipes":[');
  const drinks = await inTurns(recipes, (recipe, i) => write(`${i > 0 ? ',' : ''}${JSON.stringify(replyOf(recipe))}`));
  const bytes = Buffer.concat([start, ...drinks, write(']}')]);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const [br, gz] = await Promise.all([compressBrotli(bytes, options), compressGzip(bytes)]);
  return new PreparedReply(
    [
      { encoding: 'br', bytes: br },
      { encoding: 'gzip', bytes: gz },
      { encoding: undefined, bytes },
    ],
    `"${hash.digest('base64url').slice(0, 22)}"`,
  );
}
