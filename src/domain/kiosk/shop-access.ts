/**
 * Who may open which shop, from the user record and the token's claims. Source: docs/behaviour/accounts-and-access.md
 * "Roles", "Route guards".
 */

export interface AccessUser {
  role?: string | undefined;
  isAdmin?: boolean | undefined;
  shop?: ShopReference | null | undefined;
  shops?: readonly (string | ShopReference)[] | undefined;
}
export interface ShopReference {
  id?: string;
  shop_id?: string;
  _id?: string;
  name?: string;
}

/** An administrator has the role (in any case) or the flag, and may open every shop. */
export const isAdmin = (user: AccessUser | undefined): boolean =>
  user !== undefined && (user.isAdmin === true || user.role?.toUpperCase() === 'ADMIN');

export const shopIdOf = (shop: ShopReference | string | null | undefined): string | undefined =>
  typeof shop === 'string' ? shop : (shop?.id ?? shop?.shop_id ?? shop?._id);

/** Staff run the counter of their shops and change no settings. */
export const isStaff = (user: AccessUser | undefined): boolean => user?.role?.toUpperCase() === 'STAFF';

/** @param users the stored user and the token's claims; either is enough */
export function worksAtShop(shopId: string, ...users: (AccessUser | undefined)[]): boolean {
  return users.some((user) => {
    if (!user) return false;
    if (isAdmin(user)) return true;
    return [user.shop, ...(user.shops ?? [])].some((shop) => shopIdOf(shop) === shopId);
  });
}

/** As `worksAtShop`, staff left out. */
export const ownsShop = (shopId: string, ...users: (AccessUser | undefined)[]): boolean =>
  !users.some(isStaff) && worksAtShop(shopId, ...users);

/** The page opened after login. Source: docs/behaviour/accounts-and-access.md "Sign-in". */
export function homeAfterLogin(user: AccessUser, shop: ShopReference | null | undefined): string {
  if (isAdmin(user)) return '/shop-admin';
  const own = shop ?? user.shop;
  const staffShop = isStaff(user) ? (shopIdOf(own) ?? shopIdOf(user.shops?.[0])) : undefined;
  if (staffShop) return `/shops/${encodeURIComponent(staffShop)}/tonight`;
  if (user.role?.toUpperCase() === 'SHOP_OWNER' || own) {
    const id = shopIdOf(own) ?? shopIdOf(user.shops?.[0]);
    return id ? `/shops/${encodeURIComponent(id)}` : '/shop-admin';
  }
  return '/landing';
}
