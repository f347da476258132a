/**
 * Choosing in secret and showing together: a player first sends a commitment, and the hand only once both are committed.
 * The same code runs on the phone and on the server. Source: design experiences 3.8 "commit-reveal".
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Throw } from './hand-game.ts';

/** 128 random bits in hexadecimal: without it three hands and five calls could be tried out. */
export const NONCE = /^[0-9a-f]{32}$/;
export const COMMITMENT = /^[0-9a-f]{64}$/;

/** What is sent before the hands are shown. */
export const commitmentOf = (hand: number, call: number | null, nonce: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${hand}|${call ?? ''}|${nonce}`)));

/** True when this is what was committed to. */
export const isRevealOf = (commitment: string, { hand, call }: Throw, nonce: string): boolean =>
  NONCE.test(nonce) && commitmentOf(hand, call, nonce) === commitment;
