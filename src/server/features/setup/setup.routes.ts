/** Setting up a bar of one's own. Source: docs/behaviour/set-up.md. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import {
  checkSetUpLink,
  endSetUp,
  getSetUp,
  makeFirstAccount,
  putDemoAway,
  saveSetUp,
  type SetUpState,
} from '#contract/shop/setup.ts';
import { message } from '#domain/messages/message.ts';
import { SET_UP_HELD_MS } from '#domain/shop/set-up.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { hashPassword } from '../../passwords.ts';
import { countAccounts, insertAccount } from '../../repos/account/accounts.repo.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { archiveShops } from '../../repos/shop/batches.repo.ts';
import { listMasterNames } from '../../repos/shop/master.repo.ts';
import * as repo from '../../repos/shop/set-ups.repo.ts';
import { DEMO_SHOPS } from '../../seed/demo-shops.ts';
import type { Services } from '../../services.ts';
import { firstBackupRoutes } from './first-backup.routes.ts';
import { requireFresh, sentTokenHash } from './setup-link.ts';
import { starterDrinkRoutes } from './starter-drinks.routes.ts';

const DEMO_IDS: readonly string[] = DEMO_SHOPS.map(({ id }) => id);
/** After every time that was ever noted. */
const WHOEVER_IS_AT_IT = '9999';

export function setUpRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, config } = services;
  const record = recordBy(services);
  starterDrinkRoutes(app, services);
  firstBackupRoutes(app, services);

  serve(app, services, checkSetUpLink, async ({ request }) => {
    await requireFresh(db, request);
    return { success: true as const };
  });

  serve(app, services, makeFirstAccount, async ({ body: { username, password }, request }) => {
    const tokenHash = sentTokenHash(request);
    // Before the work that a password costs.
    if (!(await repo.isSetUpLink(db, tokenHash))) throw new Refusal('setup-link-invalid');
    const passwordHash = await hashPassword(password);
    await inTransaction(db, async (tx) => {
      const isFirst = (await repo.useUpSetUpLink(tx, tokenHash)) && (await countAccounts(tx)) === 0;
      if (!isFirst) throw new Refusal('setup-link-invalid');
      const [id, at] = [newId(), clock().toISOString()];
      await insertAccount(tx, { id, username, passwordHash, role: 'ADMIN', shopIds: [] }, at);
      const entry = { id: newId(), at, accountId: id, action: 'first-account-made' as const, shopId: null };
      await recordAction(tx, { ...entry, details: { username } });
    });
    return { success: true as const };
  });

  const stateFor = async (caller: Caller): Promise<SetUpState> => {
    const [found, shops] = await Promise.all([repo.findSetUp(db), listMasterNames(db)]);
    const open = new Set(shops.filter(({ isArchived }) => !isArchived).map(({ id }) => id));
    const isMade = found?.shopId !== null && open.has(found?.shopId ?? '');
    return {
      setUp: found
        ? {
            // A bar that was archived meanwhile is begun again.
            step: isMade ? found.step : 'bar',
            shopId: isMade ? found.shopId : null,
            own: found.accountId === requireAccount(caller).id,
            who: found.username ?? null,
            at: found.touchedAt,
          }
        : null,
      hasDemo: DEMO_IDS.some((id) => open.has(id)),
      canMakeShops: config.MAIN_API_URL === undefined,
    };
  };

  serve(app, services, getSetUp, ({ caller }) => stateFor(caller));

  serve(app, services, saveSetUp, async ({ body: { step, shopId, takeOver }, caller }) => {
    const now = clock();
    const accountId = requireAccount(caller).id;
    const leftBefore = takeOver ? WHOEVER_IS_AT_IT : new Date(now.getTime() - SET_UP_HELD_MS).toISOString();
    if (!(await repo.saveSetUp(db, { accountId, shopId, step, at: now.toISOString() }, leftBefore))) {
      const who = (await repo.findSetUp(db))?.username;
      throw new Refusal('setup-by-another', who === undefined ? {} : { because: message('setup-begun-by', { who }) });
    }
    return stateFor(caller);
  });

  serve(app, services, endSetUp, async ({ caller }) => {
    await repo.endSetUp(db, requireAccount(caller).id);
    return { success: true as const };
  });

  serve(app, services, putDemoAway, ({ caller }) =>
    inTransaction(db, async (tx) => {
      const batchId = newId();
      const accountId = requireAccount(caller).id;
      const batch = { id: batchId, kind: 'shops' as const, accountId, at: clock().toISOString(), shopId: null };
      const { shops, instances } = await archiveShops(tx, batch, DEMO_IDS);
      if (shops === 0) return { batchId: null, shops, instances };
      await record(tx, caller, 'demo-put-away', null, { batchId, shops, instances });
      return { batchId, shops, instances };
    }),
  );
}
