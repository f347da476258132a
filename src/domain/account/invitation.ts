/** Invitations to make an account of one's own. Source: docs/behaviour/accounts-and-access.md "Invitations". */

export const INVITED_ROLES = ['ADMIN', 'SHOP_OWNER', 'STAFF'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** Milliseconds. */
export const INVITATION_LIFE_MS = 7 * 24 * 60 * 60_000;

interface Inviting {
  isAdmin: boolean;
  isStaff: boolean;
  shops: readonly { id: string }[];
}

/** Administrators invite everybody; owners invite owners and staff, each of shops they own. */
export function mayInvite(inviter: Inviting, role: InvitedRole, shopIds: readonly string[]): boolean {
  if (inviter.isAdmin) return true;
  if (inviter.isStaff || role === 'ADMIN' || shopIds.length === 0) return false;
  const own = new Set(inviter.shops.map(({ id }) => id));
  return shopIds.every((id) => own.has(id));
}

/** Administrators own every shop, so that theirs are none; everybody else has one at least. */
export const hasRightShops = (role: InvitedRole, shopIds: readonly string[]): boolean =>
  role === 'ADMIN' ? shopIds.length === 0 : shopIds.length > 0;
