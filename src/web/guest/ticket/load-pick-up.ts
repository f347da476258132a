/** On screens of the shop's own: asked for with their page. */
export const loadPickUp = () => import('./pick-up.tsx');
