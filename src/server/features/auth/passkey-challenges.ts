/** Challenges that a passkey signs: single-use, five minutes, in the database for every server. Source: docs/decisions/0112. */
import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { passkeySite, type PasskeySite } from '#domain/account/passkey-site.ts';
import { insertChallenge, takeChallenge, type Purpose } from '../../repos/account/passkeys.repo.ts';
import type { Services } from '../../services.ts';

type Used = Pick<Services, 'db' | 'clock'>;

/** How long a browser has for it, too. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;
/** Twice what WebAuthn asks for at least. */
const CHALLENGE_BYTES = 32;

const hashOf = (challenge: string): string => hash('sha256', challenge);

/** What the browser says it has signed. */
const ClientData = z.object({ challenge: z.string(), origin: z.string() });
export type ClientData = z.infer<typeof ClientData>;

/** undefined where passkeys do not work. */
export function siteOf({ config }: Pick<Services, 'config'>, request: FastifyRequest): PasskeySite | undefined {
  const here = `${request.protocol}://${request.host}`;
  if (!URL.canParse(here)) return undefined;
  const site = passkeySite(config.PUBLIC_URL === undefined ? undefined : new URL(config.PUBLIC_URL), new URL(here));
  return typeof site === 'string' ? undefined : site;
}

/** @throws Refusal passkeys-unavailable */
export function requireSite(services: Pick<Services, 'config'>, request: FastifyRequest): PasskeySite {
  const site = siteOf(services, request);
  if (!site) throw new Refusal('passkeys-unavailable');
  return site;
}

export async function makeChallenge({ db, clock }: Used, purpose: Purpose, accountId: string | null): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const expiresAt = new Date(clock().getTime() + CHALLENGE_LIFE_MS).toISOString();
  await insertChallenge(db, { hash: hashOf(challenge), purpose, accountId, expiresAt });
  return challenge;
}

/**
 * Uses up the challenge that was signed.
 * @param clientDataJSON base64url
 * @throws Refusal passkey-invalid, passkey-over
 */
export async function requireChallenge(
  { db, clock }: Used,
  clientDataJSON: string,
  { purpose, accountId }: { purpose: Purpose; accountId: string | null },
): Promise<ClientData> {
  const data = readClientData(clientDataJSON);
  const taken = await takeChallenge(db, hashOf(data.challenge), clock().toISOString());
  if (taken?.purpose !== purpose || taken.accountId !== accountId) throw new Refusal('passkey-over');
  return data;
}

function readClientData(clientDataJSON: string): ClientData {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
  } catch {
    throw new Refusal('passkey-invalid');
  }
}
