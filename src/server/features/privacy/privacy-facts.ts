/** The settings in force, as far as a guest's privacy depends on them. */
import type { PrivacyFacts } from '#domain/privacy/privacy-notice.ts';
import { findExperience } from '#experiences/registry.ts';
import { detailsOf } from '#server/settings/shop-details.ts';
import { runSteps } from '../../db/engine.ts';
import { asksForPresence } from '../../machines/presence.ts';
import { listInstances, type StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { findRound } from '../../repos/kiosk/room-rounds.repo.ts';
import { displaysOf } from '../../repos/machines/displays.repo.ts';
import { machinesOf } from '../../repos/machines/machines.repo.ts';
import { findBoard } from '../../repos/shop/boards.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import { listWebhooks } from '../../repos/shop/webhooks.repo.ts';
import type { Services } from '../../services.ts';
import { outsideHosts } from './outside-hosts.ts';

export async function privacyFacts({ db, config, clock, menus }: Services, shop: StoredShop): Promise<PrivacyFacts> {
  const [kiosks, menu, board, webhooks, machines, displays, isAsked, round] = await Promise.all([
    listInstances(db, [shop.id]),
    menus.of(shop),
    findBoard(db, shop.id),
    listWebhooks(db, shop.id),
    runSteps(db, machinesOf(shop.id)),
    runSteps(db, displaysOf(shop.id)),
    runSteps(db, asksForPresence(shop, clock())),
    findRound(db, shop.id),
  ]);
  const open = kiosks.filter(({ status }) => status !== 'ended');
  const types = new Set(open.map(({ kioskType }) => kioskType));
  const { names, address } = detailsOf(shop);
  const pictures = menu.recipes
    .filter(({ hidden }) => !hidden)
    .flatMap(({ image, recipeImage }) => [image, recipeImage?.imageUrl]);
  return {
    shop: { names, address },
    keptDays: Math.max(1, config.GUEST_DATA_DAYS),
    nightlyCopies: config.BACKUP_HOUR === 'off' ? null : config.BACKUPS_KEPT,
    prices: shop.selling.prices,
    alcoholDuty: shop.selling.alcoholDuty,
    allowance: shop.selling.allowance !== null,
    // A screen that is off now may be on when the guest comes to it.
    asksForPresence: isAsked || (shop.presence === 'auto' && displays.length > 0),
    showsNames: board?.showsNames ?? false,
    hasMachines: machines.length > 0,
    hasWebhooks: webhooks.length > 0,
    listens: types.has('voice-sommelier'),
    drawsCapsules: types.has('toy-kiosk'),
    hasTables: [...types].some((type) => findExperience(type)?.handGame !== undefined),
    hasRound: round !== undefined,
    modelHost: config.LLM_BASE_URL === undefined ? null : new URL(config.LLM_BASE_URL).host,
    pictureHosts: outsideHosts([...pictures, ...open.flatMap(picturesOf)], config.PUBLIC_URL),
  };
}

const picturesOf = ({ config: { appearance } }: StoredInstance) => [appearance?.backgroundUrl, appearance?.logoUrl];
