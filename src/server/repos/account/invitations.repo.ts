/** Invitations by link. Tokens are stored as SHA-256 only. Source: docs/decisions/0092. */
import type { InvitedRole } from '#domain/account/invitation.ts';
import type { Db } from '../../db/database.ts';

export interface StoredInvitation {
  id: string;
  role: InvitedRole;
  shops: { id: string; name: string }[];
  /** An account's id. */
  invitedBy: string;
  /** Its username; null if it is gone. */
  inviter: string | null;
  createdAt: string;
  expiresAt: string;
}

export async function insertInvitation(
  db: Db,
  invitation: { id: string; tokenHash: string; role: InvitedRole; shopIds: readonly string[]; invitedBy: string },
  { at, expiresAt }: { at: string; expiresAt: string },
): Promise<void> {
  const { id, tokenHash, role, shopIds, invitedBy } = invitation;
  await db
    .insertInto('invitations')
    .values({
      id,
      token_hash: tokenHash,
      role,
      invited_by: invitedBy,
      created_at: at,
      expires_at: expiresAt,
      accepted_at: null,
    })
    .execute();
  for (const shop_id of shopIds)
    await db.insertInto('invitation_shops').values({ invitation_id: id, shop_id }).execute();
}

/** Those neither accepted nor too old, the newest first. */
export const listOpenInvitations = async (db: Db, now: string): Promise<StoredInvitation[]> =>
  invitationsOf(
    await openInvitations(db, now)
      .orderBy('invitations.created_at', 'desc')
      .orderBy('invitations.id', 'desc')
      .execute(),
  );

export async function findOpenInvitation(
  db: Db,
  by: { id: string } | { tokenHash: string },
  now: string,
): Promise<StoredInvitation | undefined> {
  const open = openInvitations(db, now);
  const rows = await (
    'id' in by ? open.where('invitations.id', '=', by.id) : open.where('token_hash', '=', by.tokenHash)
  ).execute();
  return invitationsOf(rows)[0];
}

/** @returns false if it was accepted before: of two at once one makes an account */
export async function markAccepted(db: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ accepted_at: at })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteInvitation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('invitation_shops').where('invitation_id', '=', id).execute();
  await db.deleteFrom('invitations').where('id', '=', id).execute();
}

/** A row for each shop, one for none. A shop is of this server's master list, or synced from an outside Main API. */
const openInvitations = (db: Db, now: string) =>
  db
    .selectFrom('invitations')
    .leftJoin('invitation_shops', 'invitation_id', 'invitations.id')
    .leftJoin('master_shops', 'master_shops.id', 'invitation_shops.shop_id')
    .leftJoin('shops', 'shops.id', 'invitation_shops.shop_id')
    .leftJoin('accounts', 'accounts.id', 'invited_by')
    .select(({ fn }) => [
      'invitations.id',
      'invitations.role',
      'invited_by',
      'accounts.username as inviter',
      'invitations.created_at',
      'expires_at',
      'invitation_shops.shop_id',
      fn.coalesce('master_shops.name', 'shops.name').as('shop_name'),
    ])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now);

/** Drops those too old to be accepted, accepted or not. */
export async function forgetInvitations(db: Db, now: string): Promise<void> {
  const old = db.selectFrom('invitations').select('id').where('expires_at', '<=', now);
  await db.deleteFrom('invitation_shops').where('invitation_id', 'in', old).execute();
  await db.deleteFrom('invitations').where('expires_at', '<=', now).execute();
}

interface Row {
  id: string;
  role: string;
  invited_by: string;
  inviter: string | null;
  created_at: string;
  expires_at: string;
  shop_id: string | null;
  shop_name: string | null;
}

function invitationsOf(rows: readonly Row[]): StoredInvitation[] {
  const found = new Map<string, StoredInvitation>();
  for (const row of rows) {
    const invitation = found.get(row.id) ?? {
      id: row.id,
      role: row.role as InvitedRole,
      shops: [],
      invitedBy: row.invited_by,
      inviter: row.inviter,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    };
    if (row.shop_id !== null) invitation.shops.push({ id: row.shop_id, name: row.shop_name ?? row.shop_id });
    found.set(row.id, invitation);
  }
  return [...found.values()];
}
