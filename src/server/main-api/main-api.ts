/** The Kiosk API's interface to the Main API, built in or outside. Used by Sync Shops and Fetch All Recipes. */

/** A shop as upstream has it; the kiosk copies what it needs. */
export interface UpstreamShop {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  ownerId: string | null;
}

export interface MainApi {
  listShops: () => Promise<UpstreamShop[]>;
  /** The shop's recipes in upstream's shape; read with readUpstreamRecipes. */
  listRecipes: (shopId: string) => Promise<unknown>;
}
