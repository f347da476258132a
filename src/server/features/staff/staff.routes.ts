import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { inviteOwner, listStaff, resetPassword, setAccountState } from '#contract/account/staff.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { endStreamsOf } from '../../http/send-events.ts';
import { serve } from '../../http/serve.ts';
import { hashPassword, newPassword } from '../../passwords.ts';
import * as accounts from '../../repos/account/accounts.repo.ts';
import { lockMasterShop } from '../../repos/shop/master.repo.ts';
import { lockMenu } from '../../repos/menu/recipes.repo.ts';
import { deletePasskeysOf } from '../../repos/account/passkeys.repo.ts';
import { deleteSecondFactor } from '../../repos/account/second-factors.repo.ts';
import { revokeSessionsOf } from '../../repos/account/sessions.repo.ts';
import type { Services } from '../../services.ts';
import { requireKnownShop } from './known-shop.ts';
import { requireStaff, staffReply } from './staff-reply.ts';

export function staffRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, newId, randomInt } = services;

  const audit = recordBy(services);
  const record = (tx: Db, caller: Caller, shopId: string, action: ActionName, details: object) =>
    audit(tx, caller, action, shopId, details);

  serve(app, services, listStaff, async ({ params, caller }) => {
    await requireKnownShop(services, params.shopId);
    return { staff: (await accounts.listStaff(db, params.shopId)).map((row) => staffReply(row, caller)) };
  });

  serve(app, services, inviteOwner, async ({ params: { shopId }, body: { username, role }, caller }) => {
    await requireKnownShop(services, shopId);
    // Names are of all shops: few tries, so that nobody finds out who works elsewhere.
    const giveBack = limits.reserve(...RULES.takenUsername(requireAccount(caller).id));
    if (await accounts.isUsernameTaken(db, username)) throw new Refusal('username-taken');
    giveBack();
    const password = newPassword(randomInt);
    const passwordHash = await hashPassword(password);
    return inTransaction(db, async (tx) => {
      if (await accounts.isUsernameTaken(tx, username)) throw new Refusal('username-taken');
      const id = newId();
      const at = clock().toISOString();
      await accounts.insertAccount(tx, { id, username, passwordHash, role, shopIds: [shopId] }, at);
      await record(tx, caller, shopId, role === 'STAFF' ? 'staff-invited' : 'owner-invited', {
        accountId: id,
        username,
      });
      return { account: staffReply(await requireStaff(tx, shopId, id), caller), password };
    });
  });

  serve(app, services, resetPassword, async ({ params: { shopId, accountId }, caller }) => {
    refuseMeddling(await requireStaff(db, shopId, accountId), caller);
    const password = newPassword(randomInt);
    const passwordHash = await hashPassword(password);
    const reset = await inTransaction(db, async (tx) => {
      const row = await requireStaff(tx, shopId, accountId);
      await accounts.savePassword(tx, accountId, passwordHash);
      // Whoever has lost the phone gets in again, and whoever has found it does not.
      await deleteSecondFactor(tx, accountId);
      await deletePasskeysOf(tx, accountId);
      await revokeSessionsOf(tx, accountId, clock().toISOString());
      await record(tx, caller, shopId, 'password-reset', { accountId, username: row.username });
      return { account: staffReply(row, caller), password };
    });
    endStreamsOf(accountId);
    return reset;
  });

  serve(app, services, setAccountState, async ({ params: { shopId, accountId }, body: { disabled }, caller }) => {
    const saved = await inTransaction(db, async (tx) => {
      await lockMasterShop(tx, shopId);
      await lockMenu(tx, shopId);
      await accounts.lockAdministrators(tx);
      const row = await requireStaff(tx, shopId, accountId);
      refuseMeddling(row, caller);
      const at = clock().toISOString();
      await accounts.saveDisabled(tx, accountId, disabled ? at : null);
      if (disabled) {
        if (!(await accounts.isAdministratorLeft(tx))) throw new Refusal('last-administrator');
        await revokeSessionsOf(tx, accountId, at);
        // Two owners who disable each other must not both succeed; an administrator owns every shop and may disable
        // any.
        const left = await accounts.listStaff(tx, shopId);
        if (!requireAccount(caller).isAdmin && left.every(({ isDisabled, role }) => isDisabled || role === 'STAFF'))
          throw new Refusal('last-owner');
      }
      const action = disabled ? 'account-disabled' : 'account-enabled';
      await record(tx, caller, shopId, action, { accountId, username: row.username });
      return staffReply(await requireStaff(tx, shopId, accountId), caller);
    });
    if (disabled) endStreamsOf(accountId);
    return saved;
  });
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
