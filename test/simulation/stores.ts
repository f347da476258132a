/** The engines a simulation runs on, by name. */
import type { BarImage } from './bar-image.ts';
import { sqliteStore, type Store } from './store.ts';

export type EngineName = 'sqlite' | 'postgres';

export const openStoreOf = (_engine: EngineName): ((image: BarImage) => Promise<Store> | Store) => sqliteStore;
