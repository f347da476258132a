/** Shared tablets at the counter. Source: docs/behaviour/tablets.md. */
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  enterPin,
  listTablets,
  lockTablet,
  noteTap,
  pairTablet,
  readTablet,
  revokeTablet,
  type Tablet,
} from '#contract/kiosk/tablets.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { hashOfTabletToken, newTabletToken, type TabletCaller } from '../../http/tablet-caller.ts';
import { isPassword } from '../../passwords.ts';
import { findPinHash, listPeopleWithPin } from '../../repos/account/pins.repo.ts';
import * as repo from '../../repos/kiosk/tablets.repo.ts';
import type { Services } from '../../services.ts';

export function tabletRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, newId } = services;

  const audit = recordBy(services);
  const record = (tx: Db, caller: Caller, shopId: string, action: ActionName, name: string) =>
    audit(tx, caller, action, shopId, { name });

  serve(app, services, listTablets, async ({ params: { shopId }, caller }) => {
    await requireShop(services, caller, shopId);
    return { tablets: (await repo.listTablets(db, shopId)).map(replyOf) };
  });

  serve(app, services, pairTablet, async ({ params: { shopId }, body: { name }, caller }) => {
    const shop = await requireShop(services, caller, shopId);
    const token = newTabletToken();
    const [id, at] = [newId(), clock().toISOString()];
    await inTransaction(db, async (tx) => {
      await repo.insertTablet(tx, { id, shopId, name, keyHash: hashOfTabletToken(token), at });
      await record(tx, caller, shopId, 'tablet-paired', name);
    });
    const own = { id: shop.id, name: shop.name };
    return {
      tablet: { id, name, created_at: at, last_used_at: at },
      token,
      user: { id, username: name, role: 'STAFF', isAdmin: false, shop: own, shops: [own] },
    };
  });

  serve(app, services, revokeTablet, async ({ params: { shopId, tabletId }, caller }) =>
    inTransaction(db, async (tx) => {
      const name = await repo.deleteTablet(tx, shopId, tabletId);
      if (name === undefined) throw new Refusal('tablet-not-found');
      await record(tx, caller, shopId, 'tablet-revoked', name);
      return { success: true as const };
    }),
  );

  const tabletNow = async ({ name, shopId }: TabletCaller, personId: string | undefined): Promise<Tablet> => {
    const people = await listPeopleWithPin(db, shopId);
    return { name, people, person: people.find(({ id }) => id === personId) ?? null };
  };

  serve(app, services, readTablet, async ({ caller }) => {
    const tablet = requireTablet(caller);
    return tabletNow(tablet, tablet.person?.id);
  });

  serve(app, services, enterPin, async ({ body: { personId, pin }, caller }) => {
    const tablet = requireTablet(caller);
    const rules = RULES.wrongPin(tablet.shopId, tablet.id);
    const exceeded = limits.exceeded(...rules);
    if (exceeded) throw exceeded;

    const stored = await findPinHash(db, tablet.shopId, personId);
    let giveBack = (): void => undefined;
    const begin = () => (giveBack = limits.reserve(...rules));
    const isRight = await isPassword({ address: caller.ip, stored, password: pin, begin }).catch((failure: unknown) => {
      giveBack();
      throw failure;
    });
    if (!isRight) throw new Refusal('wrong-pin');
    giveBack();

    await repo.unlockTablet(db, tablet.id, personId, clock().toISOString());
    return tabletNow(tablet, personId);
  });

  serve(app, services, lockTablet, async ({ caller }) => {
    const tablet = requireTablet(caller);
    await repo.lockTablet(db, tablet.id);
    return tabletNow(tablet, undefined);
  });

  serve(app, services, noteTap, async ({ caller }) => {
    const tablet = requireTablet(caller);
    if (tablet.person) await repo.keepUnlocked(db, tablet.id, tablet.person.id, clock().toISOString());
    return tabletNow(tablet, tablet.person?.id);
  });
}

/** Access is declared for tablets alone. */
function requireTablet({ tablet }: Caller): TabletCaller {
  if (!tablet) throw new Refusal('forbidden');
  return tablet;
}

const replyOf = ({ id, name, createdAt, lastUsedAt }: repo.StoredTablet) => ({
  id,
  name,
  created_at: createdAt,
  last_used_at: lastUsedAt,
});
