/** The Kiosk API's one view of the Main API, wherever that runs. Sync Shops and Fetch All Recipes are this at work. */

/** A shop as upstream has it; the kiosk copies what it needs. */
export interface UpstreamShop {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  ownerId: string | null;
}

export interface MainApi {
  listShops: () => Promise<UpstreamShop[]>;
  /** The shop's recipes in whatever shape upstream keeps them; read with readUpstreamRecipes. */
  listRecipes: (shopId: string) => Promise<unknown>;
}
