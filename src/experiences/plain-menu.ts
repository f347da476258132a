/** The plain menu to order from: what a guest meets until an experience has its own play. */
export const plainMenu = () => import('#ui/plain-menu.tsx').then(({ PlainMenu }) => ({ default: PlainMenu }));
