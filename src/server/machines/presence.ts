/** The code on a machine's screen, and who has shown it. Source: docs/behaviour/presence.md. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#contract/refusal.ts';
import {
  codeLeftMs,
  codeStep,
  digitsOfMac,
  GRANT_MS,
  isPresenceNeeded,
  presenceText,
  proofText,
  readPresenceProof,
  stepsThatCount,
  type PresenceProof,
} from '#domain/machine/presence.ts';
import { message } from '#domain/messages/message.ts';
import { runSteps } from '../db/engine.ts';
import type { Steps } from '../db/steps.ts';
import { RULES, type Limits } from '../http/limits/limits.ts';
import { displaysOf, type StoredDisplay } from '../repos/machines/displays.repo.ts';
import { giveGrant, hasGrant } from '../repos/machines/presence-grants.repo.ts';
import type { StoredShop } from '../repos/shop/shops.repo.ts';
import type { Services } from '../services.ts';

/** 80 bits. */
const MAC_BYTES = 10;

const sign = ({ secret, shopId }: Pick<StoredDisplay, 'secret' | 'shopId'>, step: number): Buffer =>
  createHmac('sha256', secret).update(presenceText(shopId, step)).digest();
const macOf = (signed: Buffer): string => signed.subarray(0, MAC_BYTES).toString('base64url');

/** What a display shows now. */
export function codeOf(display: StoredDisplay, now: Date) {
  const step = codeStep(now.getTime());
  const signed = sign(display, step);
  return { proof: proofText(step, macOf(signed)), digits: digitsOfMac(signed), leftMs: codeLeftMs(now.getTime()) };
}

function isOf(display: StoredDisplay, proof: PresenceProof, now: Date): boolean {
  return stepsThatCount(now.getTime()).some((step) => {
    const signed = sign(display, step);
    if (proof.kind === 'typed') return isSame(digitsOfMac(signed), proof.digits);
    return step === proof.step && isSame(macOf(signed), proof.mac);
  });
}

/** In constant time, for texts of the same length. */
const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Checks a code of one of the shop's displays, and gives the guest's device a grant. A device id is free to make, so
 * a shop's wrong figures count together.
 * @returns until when the grant counts
 * @throws Refusal presence-code-wrong, presence-code-old, too-many-requests
 */
export async function provePresence(
  { db, clock, commit, limits }: Pick<Services, 'db' | 'clock' | 'commit' | 'limits'>,
  { shopId, deviceHash }: { shopId: string; deviceHash: string | null },
  code: string,
): Promise<Date> {
  const now = clock();
  const proof = readPresenceProof(code);
  const displays = await runSteps(db, displaysOf(shopId));
  const giveBack = proof?.kind === 'typed' ? takeGuess(limits, shopId) : undefined;
  if (!proof || !displays.some((display) => isOf(display, proof, now)))
    throw new Refusal(proof?.kind === 'scanned' ? 'presence-code-old' : 'presence-code-wrong');
  giveBack?.();
  const until = new Date(now.getTime() + GRANT_MS);
  if (deviceHash !== null) await commit(() => giveGrant(shopId, deviceHash, until.toISOString()));
  return until;
}

/** @returns takes it back @throws Refusal too-many-requests: from then on the code is scanned */
function takeGuess(limits: Limits, shopId: string): () => void {
  const rules = RULES.wrongPresenceCode(shopId);
  const full = limits.exceeded(...rules);
  if (full)
    throw new Refusal('too-many-requests', {
      retryAfterMs: full.retryAfterMs,
      because: message('presence-scan-only'),
    });
  return limits.count(...rules);
}

/**
 * Lets a guest approve who stands at the machine, where the shop asks for it.
 * @throws Refusal presence-required
 */
export function* requirePresence(
  { id: shopId, presence }: Pick<StoredShop, 'id' | 'presence'>,
  deviceHash: string | null,
  now: Date,
): Steps<void> {
  if (!(yield* asksForPresence({ id: shopId, presence }, now))) return;
  if (deviceHash !== null && (yield* hasGrant(shopId, deviceHash, now.toISOString()))) return;
  throw new Refusal('presence-required');
}

export function* asksForPresence({ id, presence }: Pick<StoredShop, 'id' | 'presence'>, now: Date): Steps<boolean> {
  if (presence === 'off') return false;
  const displays = presence === 'auto' ? yield* displaysOf(id) : [];
  const seenAt = displays.map((display) => (display.seenAt === null ? null : Date.parse(display.seenAt)));
  return isPresenceNeeded(presence, seenAt, now.getTime());
}
