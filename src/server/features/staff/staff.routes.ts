import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { inviteOwner, listStaff, resetPassword, setAccountState, type StaffAccount } from '#contract/staff.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { hashPassword, newPassword } from '../../passwords.ts';
import * as accounts from '../../repos/accounts.repo.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { lockMasterShop, isMasterShop } from '../../repos/master.repo.ts';
import { revokeSessionsOf } from '../../repos/sessions.repo.ts';
import type { Services } from '../../services.ts';

export function staffRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, randomInt } = services;

  const record = (tx: Db, caller: Caller, shopId: string, action: ActionName, details: object) =>
    recordAction(tx, {
      id: newId(),
      at: clock().toISOString(),
      accountId: requireAccount(caller).id,
      action,
      shopId,
      details,
    });

  serve(app, services, listStaff, async ({ params, caller }) => {
    if (!(await isMasterShop(db, params.shopId))) throw new Refusal('shop-not-found');
    return { staff: (await accounts.listStaff(db, params.shopId)).map((row) => replyOf(row, caller)) };
  });

  serve(app, services, inviteOwner, async ({ params: { shopId }, body: { username }, caller }) => {
    if (!(await isMasterShop(db, shopId))) throw new Refusal('shop-not-found');
    if (await accounts.isUsernameTaken(db, username)) throw new Refusal('username-taken');
    const password = newPassword(randomInt);
    const passwordHash = await hashPassword(password);
    return inTransaction(db, async (tx) => {
      if (await accounts.isUsernameTaken(tx, username)) throw new Refusal('username-taken');
      const id = newId();
      const at = clock().toISOString();
      await accounts.insertAccount(tx, { id, username, passwordHash, role: 'SHOP_OWNER', shopIds: [shopId] }, at);
      await record(tx, caller, shopId, 'owner-invited', { accountId: id, username });
      return { account: replyOf(await known(tx, shopId, id), caller), password };
    });
  });

  serve(app, services, resetPassword, async ({ params: { shopId, accountId }, caller }) => {
    refuseMeddling(await known(db, shopId, accountId), caller);
    const password = newPassword(randomInt);
    const passwordHash = await hashPassword(password);
    return inTransaction(db, async (tx) => {
      const row = await known(tx, shopId, accountId);
      await accounts.savePassword(tx, accountId, passwordHash);
      await revokeSessionsOf(tx, accountId, clock().toISOString());
      await record(tx, caller, shopId, 'password-reset', { accountId, username: row.username });
      return { account: replyOf(row, caller), password };
    });
  });

  serve(app, services, setAccountState, ({ params: { shopId, accountId }, body: { disabled }, caller }) =>
    inTransaction(db, async (tx) => {
      await lockMasterShop(tx, shopId);
      const row = await known(tx, shopId, accountId);
      refuseMeddling(row, caller);
      const at = clock().toISOString();
      await accounts.saveDisabled(tx, accountId, disabled ? at : null);
      if (disabled) {
        await revokeSessionsOf(tx, accountId, at);
        // Two owners who disable each other must not both succeed; an administrator owns every shop and may disable
        // any.
        const left = await accounts.listStaff(tx, shopId);
        if (!requireAccount(caller).isAdmin && left.every(({ isDisabled }) => isDisabled))
          throw new Refusal('last-owner');
      }
      const action = disabled ? 'account-disabled' : 'account-enabled';
      await record(tx, caller, shopId, action, { accountId, username: row.username });
      return replyOf(await known(tx, shopId, accountId), caller);
    }),
  );
}

async function known(db: Db, shopId: string, accountId: string): Promise<accounts.StaffRow> {
  const row = (await accounts.listStaff(db, shopId)).find(({ id }) => id === accountId);
  if (!row) throw new Refusal('account-not-found');
  return row;
}

/**
 * Nobody may disable their own account, and an owner may not change an administrator, nor anyone who owns a shop that
 * the owner does not.
 */
function refuseMeddling(row: accounts.StaffRow, caller: Caller): void {
  const { id, isAdmin, shops } = requireAccount(caller);
  if (row.id === id) throw new Refusal('own-account');
  if (isAdmin) return;
  const own = new Set(shops.map((shop) => shop.id));
  if (row.isAdmin || !row.shopIds.every((shopId) => own.has(shopId))) throw new Refusal('forbidden');
}

const replyOf = (row: accounts.StaffRow, caller: Caller): StaffAccount => ({
  id: row.id,
  username: row.username,
  disabled: row.isDisabled,
  created_at: row.createdAt,
  own: row.id === caller.account?.id,
});
