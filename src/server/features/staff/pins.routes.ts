/** PINs for the shared tablets of a shop. Source: docs/behaviour/tablets.md "PINs". */
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { removePin, setPin } from '#contract/account/staff.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { hashPassword, isSamePassword } from '../../passwords.ts';
import type { StaffRow } from '../../repos/account/accounts.repo.ts';
import { deletePin, listPins, savePin } from '../../repos/account/pins.repo.ts';
import { lockMenu } from '../../repos/menu/recipes.repo.ts';
import { lockTabletsOf } from '../../repos/kiosk/tablets.repo.ts';
import type { Services } from '../../services.ts';
import { requireStaff, staffReply } from './staff-reply.ts';

export function pinRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  const audit = recordBy(services);
  const record = (tx: Db, caller: Caller, shopId: string, action: ActionName, { id, username }: StaffRow) =>
    audit(tx, caller, action, shopId, { accountId: id, username });

  serve(app, services, setPin, async ({ params: { shopId, accountId }, body: { pin }, caller }) => {
    refuseForAdministrator(await requireStaff(db, shopId, accountId), caller);
    const pinHash = await hashPassword(pin);
    // Comparing takes long: outside the transaction, and again if a PIN was given meanwhile.
    for (;;) {
      const compared = JSON.stringify(await requireOwnPin(db, shopId, accountId, pin));
      const saved = await inTransaction(db, async (tx) => {
        await lockMenu(tx, shopId);
        if (JSON.stringify(await pinsOfOthers(tx, shopId, accountId)) !== compared) return undefined;
        await savePin(tx, shopId, accountId, pinHash);
        await lockTabletsOf(tx, shopId, accountId);
        const row = await requireStaff(tx, shopId, accountId);
        await record(tx, caller, shopId, 'pin-set', row);
        return staffReply(row, caller);
      });
      if (saved) return saved;
    }
  });

  serve(app, services, removePin, async ({ params: { shopId, accountId }, caller }) =>
    inTransaction(db, async (tx) => {
      const row = await requireStaff(tx, shopId, accountId);
      refuseForAdministrator(row, caller);
      if (await deletePin(tx, shopId, accountId)) {
        await lockTabletsOf(tx, shopId, accountId);
        await record(tx, caller, shopId, 'pin-removed', row);
      }
      return staffReply(await requireStaff(tx, shopId, accountId), caller);
    }),
  );
}

const pinsOfOthers = async (db: Db, shopId: string, accountId: string) =>
  (await listPins(db, shopId)).filter((pin) => pin.accountId !== accountId);

/**
 * Whoever taps a wrong name must not get in with the own PIN.
 * @returns the PINs it was compared with
 * @throws Refusal pin-taken
 */
async function requireOwnPin(db: Db, shopId: string, accountId: string, pin: string) {
  const others = await pinsOfOthers(db, shopId, accountId);
  for (const { pinHash } of others) if (await isSamePassword(pinHash, pin)) throw new Refusal('pin-taken');
  return others;
}

/** An owner must not act in an administrator's name. */
function refuseForAdministrator({ isAdmin }: StaffRow, caller: Caller): void {
  if (isAdmin && !requireAccount(caller).isAdmin) throw new Refusal('forbidden');
}
