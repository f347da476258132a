import type { Board } from '#contract/shop/board.ts';
import { leagueTable } from '#domain/games/league.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';
import { canBeJoined } from '#domain/kiosk/kiosk.ts';
import {
  boardName,
  CALLED_AT_MOST,
  CALLED_FOR_MS,
  LEAGUE_AT_MOST,
  TOLD_AT_MOST,
  TOLD_FOR_MS,
} from '#domain/order/now-serving.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import type { RecipeOnMenu } from '../../menu/menus.ts';
import { roundForBoard } from '../../live/room-round-now.ts';
import type { StoredBoard } from '../../repos/shop/boards.repo.ts';
import { listTold } from '../../repos/kiosk/capsules.repo.ts';
import { readLeague } from '../../repos/kiosk/league.repo.ts';
import { listInstances } from '../../repos/kiosk/kiosks.repo.ts';
import { listPreparing, listReady } from '../../repos/orders/called-orders.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

/**
 * All that a room may see of a shop; of orders only those that are called out.
 * @returns `againInMs`: when it changes by itself
 */
export async function readBoard(
  services: Services,
  shop: StoredShop,
  { showsNames, joinCode }: Pick<StoredBoard, 'showsNames' | 'joinCode'>,
): Promise<{ board: Board; againInMs?: number }> {
  const { db, clock, menus } = services;
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  const [menu, code, preparing, ready, told, { players, matches }, { round, againInMs }] = await Promise.all([
    menus.of(shop),
    codeToShow(db, shop.id, joinCode),
    listPreparing(db, shop.id, CALLED_AT_MOST),
    listReady(db, shop.id, ago(CALLED_FOR_MS), CALLED_AT_MOST),
    listTold(db, shop.id, ago(TOLD_FOR_MS), TOLD_AT_MOST),
    readLeague(db, { shopId: shop.id, day: dayOfShop(shop, clock()) }),
    roundForBoard(services, shop.id, showsNames),
  ]);
  const nameOf = (name: string) => (showsNames ? boardName(name) : null);
  const board: Board = {
    shop: { name: shop.name },
    joinCode: code,
    preparing: preparing.map(({ displayId, name }) => ({ displayId, name: nameOf(name) })),
    ready: ready.map(({ displayId, name, recipeId }) => ({
      displayId,
      name: nameOf(name),
      drink: drinkOf(menu.byId.get(recipeId)),
    })),
    round,
    league: showsNames ? leagueTable(players, matches).slice(0, LEAGUE_AT_MOST) : [],
    capsules: told.map(({ name, ...capsule }) => ({ ...capsule, name: showsNames ? name : null })),
  };
  // What is shown for a time leaves the board by itself, also where nothing else happens.
  const leftMs = (at: string | undefined, shownForMs: number) =>
    at === undefined ? Infinity : Math.max(0, Date.parse(at) + shownForMs - clock().getTime()) + 1;
  const next = Math.min(
    againInMs ?? Infinity,
    leftMs(ready.at(-1)?.madeAt, CALLED_FOR_MS),
    leftMs(told.at(-1)?.at, TOLD_FOR_MS),
  );
  return { board, ...(next < Infinity && { againInMs: next }) };
}

const drinkOf = (recipe: RecipeOnMenu | undefined): Board['ready'][number]['drink'] =>
  recipe ? { name: recipe.name, name_translations: recipe.name_translations, drawing: drawDrink(recipe) } : null;

async function codeToShow(db: Services['db'], shopId: string, chosen: string | null): Promise<string | null> {
  const joinable = (await listInstances(db, [shopId], { sort: 'launched' })).filter(({ status }) =>
    canBeJoined(status),
  );
  return (joinable.find(({ joinCode }) => joinCode === chosen) ?? joinable[0])?.joinCode ?? null;
}
