import type { FastifyInstance } from 'fastify';
import { login, logout, refreshTokens, type AuthUser } from '#contract/auth.ts';
import { Refusal } from '#contract/refusal.ts';
import { RULES } from '../../http/limits.ts';
import { serve } from '../../http/serve.ts';
import { findAccount, findAccountByUsername, type Account } from '../../repos/accounts.repo.ts';
import type { Services } from '../../services.ts';
import { isPassword } from '../../passwords.ts';

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, tokens, limits } = services;

  serve(app, services, login, async ({ body, caller }) => {
    const rules = RULES.wrongPassword(caller.ip, body.username.toLowerCase());
    limits.check(...rules);

    const stored = await findAccountByUsername(db, body.username);
    const right = await isPassword(stored?.password_hash, body.password);
    const account = right && stored ? await findAccount(db, stored.id) : undefined;
    if (!account) {
      limits.count(...rules);
      throw new Refusal('wrong-credentials');
    }

    const user = userOf(account);
    return { user, shop: user.shop, tokens: await tokens.issue(account) };
  });

  serve(app, services, refreshTokens, async ({ body }) => ({ tokens: await tokens.rotate(body.refreshToken) }));

  serve(app, services, logout, async ({ caller }) => {
    if (caller.sid) await tokens.revoke(caller.sid);
    return { success: true as const };
  });
}

const userOf = ({ id, username, role, isAdmin, shops }: Account): AuthUser => ({
  id,
  username,
  role,
  isAdmin,
  shop: shops[0] ?? null,
  shops,
});
