/** The link that makes the first account. Source: docs/behaviour/set-up.md "Link", docs/decisions/0096. */
import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { countAccounts } from '../../repos/account/accounts.repo.ts';
import { isSetUpLink, replaceSetUpLink } from '../../repos/shop/set-ups.repo.ts';

const TOKEN_BYTES = 16;

/** Random, so that its hash needs no salt. */
const hashOf = (token: string): string => hash('sha256', token);

/** @returns the token, to be printed once: only its hash is stored */
export async function newSetUpLink(db: Db, at: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await inTransaction(db, (tx) => replaceSetUpLink(tx, hashOf(token), at));
  return token;
}

/** The hash of the token that was sent; that of nothing if none was. */
export function sentTokenHash({ headers }: FastifyRequest): string {
  const token = headers['x-setup-token'];
  return hashOf(typeof token === 'string' ? token : '');
}

/** @throws Refusal setup-link-invalid, unless the link was sent and there is no account yet */
export async function requireFresh(db: Db, request: FastifyRequest): Promise<void> {
  const isFresh = (await isSetUpLink(db, sentTokenHash(request))) && (await countAccounts(db)) === 0;
  if (!isFresh) throw new Refusal('setup-link-invalid');
}
