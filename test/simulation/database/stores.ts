/** The engines a simulation runs on, by name. */
import type { BarImage } from './bar-image.ts';
import { sqliteStore, type Store } from './store.ts';

export type EngineName = 'sqlite' | 'postgres';
type OpenStore = (image: BarImage) => Promise<Store> | Store;

/** PGlite is loaded only where it is used. */
const STORES: Record<EngineName, OpenStore> = {
  sqlite: sqliteStore,
  postgres: async (image) => (await import('./pglite-store.ts')).pgliteStore(image),
};

export const openStoreOf = (engine: EngineName): OpenStore => STORES[engine];
