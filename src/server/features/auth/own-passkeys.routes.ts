/** Passkeys of the own account. Source: docs/behaviour/accounts-and-access.md "Passkeys". */
import type { FastifyInstance } from 'fastify';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  Transport,
  type Passkey,
} from '#contract/account/passkeys.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import * as repo from '../../repos/account/passkeys.repo.ts';
import { findSecondFactor } from '../../repos/account/second-factors.repo.ts';
import type { Services } from '../../services.ts';
import { requireCode } from './check-code.ts';
import { CHALLENGE_LIFE_MS, makeChallenge, requireChallenge, requireSite, siteOf } from './passkey-challenges.ts';
import { requirePresentPassword } from './present-password.ts';

/** ES256, EdDSA and RS256: what the devices people have can make. */
const KEY_ALGORITHMS = [-7, -8, -257];
const MOST_PASSKEYS = 20;
const KEY_TYPE = 'public-key' as const;

export function ownPasskeyRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, limits } = services;
  const record = recordBy(services);

  /** A passkey stands in for both, so that making one takes both. @throws Refusal wrong-password, wrong-code */
  const requireProof = async (caller: Caller, presentPassword: string, code: string | undefined): Promise<void> => {
    const { id } = requireAccount(caller);
    await requirePresentPassword(services, caller, presentPassword);
    const factor = await findSecondFactor(db, id);
    if (!factor?.isOn) return;
    if (code === undefined) throw new Refusal('wrong-code');
    const used = await requireCode(services, { accountId: id, ip: caller.ip, factor, code });
    if (used === 'recovery') await record(db, caller, 'recovery-code-used', null);
  };

  serve(app, services, listPasskeys, async ({ caller, request }) => {
    const rpId = siteOf(services, request)?.rpId;
    return {
      passkeys: (await repo.listPasskeys(db, requireAccount(caller).id)).map((known) => replyOf(known, rpId)),
    };
  });

  serve(app, services, beginPasskey, async ({ body: { presentPassword, code }, caller, request }) => {
    const { id, username } = requireAccount(caller);
    const { rpId } = requireSite(services, request);
    await requireProof(caller, presentPassword, code);
    const known = await requireRoom(db, id);
    limits.take(...RULES.passkeyChallenge(caller.ip));
    return {
      challenge: await makeChallenge(services, 'add', id),
      rp: { id: rpId, name: 'Sipwell' },
      user: { id: Buffer.from(id).toString('base64url'), name: username, displayName: username },
      pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ alg, type: KEY_TYPE })),
      timeout: CHALLENGE_LIFE_MS,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: KEY_TYPE,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    };
  });

  serve(app, services, addPasskey, async ({ body: { name, credential }, caller, request }) => {
    const { id: accountId } = requireAccount(caller);
    const site = requireSite(services, request);
    const { clientDataJSON, transports = [] } = credential.response;
    const data = await requireChallenge(services, clientDataJSON, { purpose: 'add', accountId });
    const { verifyMade } = await import('./verify-passkey.ts');
    const made = await verifyMade(credential, { site, data, algorithms: KEY_ALGORITHMS });

    const passkey: repo.StoredPasskey = {
      ...made,
      id: newId(),
      accountId,
      transports: transports.flatMap((transport) => Transport.safeParse(transport).data ?? []),
      rpId: site.rpId,
      name,
      createdAt: clock().toISOString(),
      lastUsedAt: null,
    };
    await inTransaction(db, async (tx) => {
      await requireRoom(tx, accountId);
      if (!(await repo.insertPasskey(tx, passkey))) throw new Refusal('passkey-known');
      await record(tx, caller, 'passkey-added', null, { name });
    });
    return replyOf(passkey, site.rpId);
  });

  serve(app, services, renamePasskey, ({ params: { passkeyId }, body: { name }, caller, request }) =>
    inTransaction(db, async (tx) => {
      const renamed = await repo.renamePasskey(tx, requireAccount(caller).id, passkeyId, name);
      if (!renamed) throw new Refusal('passkey-not-found');
      await record(tx, caller, 'passkey-renamed', null, { name });
      return replyOf(renamed, siteOf(services, request)?.rpId);
    }),
  );

  serve(app, services, removePasskey, ({ params: { passkeyId }, caller }) =>
    inTransaction(db, async (tx) => {
      const name = await repo.deletePasskey(tx, requireAccount(caller).id, passkeyId);
      if (name === undefined) throw new Refusal('passkey-not-found');
      await record(tx, caller, 'passkey-removed', null, { name });
      return { success: true as const };
    }),
  );
}

/** @returns those there are. @throws Refusal too-many-passkeys */
async function requireRoom(db: Db, accountId: string): Promise<repo.StoredPasskey[]> {
  const known = await repo.listPasskeys(db, accountId);
  if (known.length >= MOST_PASSKEYS) throw new Refusal('too-many-passkeys');
  return known;
}

/** @param here the RP ID of this address; undefined if passkeys do not work at it */
const replyOf = ({ id, name, createdAt, lastUsedAt, rpId }: repo.StoredPasskey, here: string | undefined): Passkey => ({
  id,
  name,
  created_at: createdAt,
  last_used_at: lastUsedAt,
  made_for: rpId === here ? null : rpId,
});
