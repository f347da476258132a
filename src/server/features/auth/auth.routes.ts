import type { FastifyInstance } from 'fastify';
import { login, logout, refreshTokens } from '#contract/account/auth.ts';
import { Refusal } from '#contract/refusal.ts';
import { authUserOf } from '../../http/auth-user.ts';
import { serve } from '../../http/serve.ts';
import { findAccount, findAccountByUsername } from '../../repos/account/accounts.repo.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { findSecondFactor } from '../../repos/account/second-factors.repo.ts';
import type { Services } from '../../services.ts';
import { requireCode } from './check-code.ts';
import { checkPassword } from './check-password.ts';

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, tokens } = services;

  /** @throws Refusal second-factor-needed, wrong-code, too-many-requests */
  const requireSecondFactor = async (accountId: string, ip: string, code: string | undefined): Promise<void> => {
    const factor = await findSecondFactor(db, accountId);
    if (!factor?.isOn) return;
    if (code === undefined) throw new Refusal('second-factor-needed');
    const used = await requireCode(services, { accountId, ip, factor, code });
    if (used === 'of-app') return;
    const at = clock().toISOString();
    await recordAction(db, { id: newId(), at, accountId, action: 'recovery-code-used', shopId: null });
  };

  serve(app, services, login, async ({ body: { username, password, code }, caller, request }) => {
    const stored = await findAccountByUsername(db, username);
    const isRight = await checkPassword(services, {
      ip: caller.ip,
      username,
      stored: stored?.password_hash,
      password,
    });
    const account = isRight && stored ? await findAccount(db, stored.id) : undefined;
    if (!account) throw new Refusal('wrong-credentials');
    await requireSecondFactor(account.id, caller.ip, code);

    const user = authUserOf(account);
    return { user, shop: user.shop, tokens: await tokens.issue(account, request.headers['user-agent']) };
  });

  serve(app, services, refreshTokens, async ({ body }) => ({ tokens: await tokens.rotate(body.refreshToken) }));

  serve(app, services, logout, async ({ caller }) => {
    if (caller.sid) await tokens.revoke(caller.sid);
    return { success: true as const };
  });
}
