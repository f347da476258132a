/** The two demo shops, and their owners. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { ShopKind } from '#domain/shop/shop.ts';

export const DEMO_SHOPS = [
  {
    id: 'demo-bar',
    names: { en: 'Ladder & Lantern', 'zh-HK': '樓梯街酒館' },
    kind: 'cocktail-bar',
    ownerUsername: 'bar',
  },
  { id: 'demo-tea', names: { en: 'Second Steep', 'zh-HK': '再沖茶室' }, kind: 'tea-shop', ownerUsername: 'tea' },
] as const satisfies readonly { kind: ShopKind; names: BilingualText; [key: string]: unknown }[];

export type DemoShopId = (typeof DEMO_SHOPS)[number]['id'];
