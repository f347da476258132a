import type { Guest } from '../guest.ts';
import type { House } from '../house.ts';

export type Journey = (guest: Guest, house: House) => Promise<void>;
