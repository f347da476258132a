import { forgetGrants } from '../../repos/machines/presence-grants.repo.ts';
import { LINK_LIFE_MS, PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { forgetOldEvents } from '../../repos/events.repo.ts';
import { forgetOldKeys } from '../../repos/orders/order-keys.repo.ts';
import {
  beginPoursAnew,
  cancelStaleOrders,
  completeBrewedOrders,
  holdOverdueOrders,
} from '../../repos/orders/order-steps.repo.ts';
import { forgetFollowers } from '../../repos/orders/followers.repo.ts';
import { forgetGuests, forgetTablePlayers } from '../../repos/orders/guests.repo.ts';
import { forgetDraws, forgetTold } from '../../repos/kiosk/capsules.repo.ts';
import { forgetLeagues } from '../../repos/kiosk/league.repo.ts';
import { forgetRounds } from '../../repos/kiosk/room-rounds.repo.ts';
import { forgetVisitors } from '../../repos/orders/visits.repo.ts';
import { forgetMessages } from '../../repos/shop/webhooks.repo.ts';
import { TOLERATED_MS } from '../../clock-guard.ts';
import type { Services } from '../../services.ts';
import { releaseInTurn } from '../../machines/release-in-turn.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a name that a guest gave the board is kept. Milliseconds. */
const NIGHT_MS = DAY_MS / 2;
/** How long a repeated key gets the first answer. Milliseconds. */
const KEY_LIFE_MS = 2 * DAY_MS;
/** How long an owner sees what a webhook was told. Milliseconds. */
const MESSAGE_LIFE_MS = 7 * DAY_MS;

type Needed = Pick<Services, 'db' | 'clock' | 'clockGuard' | 'commit' | 'config' | 'newId' | 'menus'>;

const before = ({ clock }: Needed, ms: number) => new Date(clock().getTime() - ms).toISOString();

/**
 * Time-based transitions of open orders, every few seconds: brewed ones complete, expired ones are cancelled, and the
 * house releases what it may.
 */
export async function sweepOrders(services: Needed): Promise<void> {
  const { commit } = services;
  await commit(() => beginPoursAnew(services.clock(), before(services, -TOLERATED_MS)));
  await commit(() => completeBrewedOrders(before(services, 0)));
  if (services.clockGuard.mayExpire()) await commit(() => cancelStaleOrders(before(services, PENDING_ORDER_LIFE_MS)));
  await releaseInTurn(services);
}

/** Before the first request after a start: a pour that ended unseen is for staff to look at. */
export const holdUnseenOrders = ({ commit, clock }: Needed) => commit(() => holdOverdueOrders(clock().toISOString()));

/** Retention: drops guests' names and devices after GUEST_DATA_DAYS (0 means a day), and old idempotency keys. */
export async function forgetGuestData(services: Needed): Promise<void> {
  if (services.clockGuard.isBehind()) return;
  await forgetOldEvents(services.db);
  await forgetGrants(services.db, services.clock().toISOString());
  await forgetOldKeys(services.db, before(services, KEY_LIFE_MS));
  const keptSince = before(services, Math.max(1, services.config.GUEST_DATA_DAYS) * DAY_MS);
  await forgetGuests(services.db, keptSince);
  await forgetTablePlayers(services.db);
  await forgetFollowers(services.db, before(services, LINK_LIFE_MS));
  await forgetTold(services.db, before(services, NIGHT_MS));
  await forgetLeagues(services.db, before(services, NIGHT_MS));
  await forgetRounds(services.db, before(services, NIGHT_MS));
  await forgetVisitors(services.db, keptSince.slice(0, 10));
  await forgetDraws(services.db, keptSince.slice(0, 10));
  await forgetMessages(services.db, before(services, MESSAGE_LIFE_MS));
}
