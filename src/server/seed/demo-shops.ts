/** The two demo shops, and their owners. */
export const DEMO_SHOPS = [
  { id: 'demo-bar', name: 'Ladder & Lantern 樓梯街酒館', ownerUsername: 'bar' },
  { id: 'demo-tea', name: 'Second Steep 再沖茶室', ownerUsername: 'tea' },
] as const;

export type DemoShopId = (typeof DEMO_SHOPS)[number]['id'];
