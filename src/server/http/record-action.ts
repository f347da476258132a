import type { ActionName } from '#contract/shop/audit.ts';
import type { Db } from '../db/database.ts';
import { recordAction } from '../repos/audit.repo.ts';
import type { Services } from '../services.ts';
import { requireAccount, type Caller } from './caller.ts';

/** Writes into the audit what an account does now. @param shopId null for what is of no shop */
export type RecordBy = (
  db: Db,
  caller: Caller,
  action: ActionName,
  shopId: string | null,
  details?: object,
) => Promise<unknown>;

export const recordBy =
  ({ clock, newId }: Pick<Services, 'clock' | 'newId'>): RecordBy =>
  (db, caller, action, shopId, details = {}) =>
    recordAction(db, {
      id: newId(),
      at: clock().toISOString(),
      accountId: requireAccount(caller).id,
      action,
      shopId,
      details,
    });
