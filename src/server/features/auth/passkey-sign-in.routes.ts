/** Signing in with a passkey, no name typed. Source: docs/behaviour/accounts-and-access.md "Passkeys". */
import type { FastifyInstance } from 'fastify';
import { beginPasskeySignIn, signInWithPasskey } from '#contract/account/passkeys.ts';
import type { Input } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import type { PasskeySite } from '#domain/account/passkey-site.ts';
import { authUserOf } from '../../http/auth-user.ts';
import { RULES } from '../../http/limits/limits.ts';
import { serve } from '../../http/serve.ts';
import { findAccount, type Account } from '../../repos/account/accounts.repo.ts';
import { findPasskey, markPasskeyUsed } from '../../repos/account/passkeys.repo.ts';
import type { Services } from '../../services.ts';
import { CHALLENGE_LIFE_MS, makeChallenge, requireChallenge, requireSite } from './passkey-challenges.ts';

type Credential = Input<'POST /v1/auth/passkey'>['body']['credential'];

export function passkeySignInRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, tokens } = services;

  /** @throws Refusal for whatever does not hold */
  const accountOf = async (credential: Credential, site: PasskeySite): Promise<Account> => {
    const { clientDataJSON, userHandle } = credential.response;
    const data = await requireChallenge(services, clientDataJSON, { purpose: 'sign-in', accountId: null });
    const passkey = await findPasskey(db, credential.id);
    if (!passkey) throw new Refusal('passkey-unknown');
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId)
      throw new Refusal('passkey-of-another-account');
    const { verifySigned } = await import('./verify-passkey.ts');
    const signCount = await verifySigned(credential, { site, data, passkey });

    // Said to its owner alone: the signature is theirs.
    const account = await findAccount(db, passkey.accountId);
    if (!account) throw new Refusal('account-disabled');
    if (!(await markPasskeyUsed(db, passkey, { signCount, at: clock().toISOString() })))
      throw new Refusal('passkey-over');
    return account;
  };

  serve(app, services, beginPasskeySignIn, async ({ caller, request }) => {
    const { rpId } = requireSite(services, request);
    limits.take(...RULES.passkeyChallenge(caller.ip));
    const challenge = await makeChallenge(services, 'sign-in', null);
    return { challenge, rpId, timeout: CHALLENGE_LIFE_MS, userVerification: 'required' as const };
  });

  serve(app, services, signInWithPasskey, async ({ body: { credential }, caller, request }) => {
    const site = requireSite(services, request);
    const giveBack = limits.reserve(...RULES.wrongPasskey(caller.ip));
    const account = await accountOf(credential, site);
    giveBack();
    const user = authUserOf(account);
    return { user, shop: user.shop, tokens: await tokens.issue(account, request.headers['user-agent']) };
  });
}
