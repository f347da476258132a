/** Guests who have shown the code of a machine. Source: docs/behaviour/presence.md "Grant". */
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';

const find = prepared((db, given: { shopId: string; deviceHash: string; now: string }) =>
  db
    .selectFrom('presence_grants')
    .select('expires_at')
    .where('shop_id', '=', given.shopId)
    .where('device_hash', '=', given.deviceHash)
    .where('expires_at', '>', given.now),
);
const give = prepared((db, given: { shopId: string; deviceHash: string; expiresAt: string }) =>
  db
    .insertInto('presence_grants')
    .values({ shop_id: given.shopId, device_hash: given.deviceHash, expires_at: given.expiresAt })
    .onConflict((conflict) => conflict.columns(['shop_id', 'device_hash']).doUpdateSet({ expires_at: given.expiresAt }))
    .returning('expires_at'),
);

export function* hasGrant(shopId: string, deviceHash: string, now: string): Steps<boolean> {
  return (yield* find({ shopId, deviceHash, now })).length > 0;
}

export function* giveGrant(shopId: string, deviceHash: string, expiresAt: string): Steps<void> {
  yield* give({ shopId, deviceHash, expiresAt });
}

export const forgetGrants = (db: Db, now: string) =>
  db.deleteFrom('presence_grants').where('expires_at', '<=', now).execute();
