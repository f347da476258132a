/**
 * Commit and reveal: each player first sends a hash of the choice, and the choice itself only once both hashes are in.
 * The same code runs on the phone and on the server. Source: docs/behaviour/table-games.md "Rooms".
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Throw } from './hand-game.ts';

/** 128 random bits in hexadecimal; without them a hash could be reversed by trying every hand and call. */
export const NONCE = /^[0-9a-f]{32}$/;
export const COMMITMENT = /^[0-9a-f]{64}$/;

/** The hash sent before the hands are shown. */
export const commitmentOf = (hand: number, call: number | null, nonce: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${hand}|${call ?? ''}|${nonce}`)));

/** True if the throw is the one that was committed to. */
export const isRevealOf = (commitment: string, { hand, call }: Throw, nonce: string): boolean =>
  NONCE.test(nonce) && commitmentOf(hand, call, nonce) === commitment;
