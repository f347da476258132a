/** The own account of whoever is signed in. Source: docs/behaviour/accounts-and-access.md "My account". */
import type { FastifyInstance } from 'fastify';
import { changePassword, endOtherSessions, endSession, listSessions, readMe } from '#contract/account/me.ts';
import { Refusal } from '#contract/refusal.ts';
import { deviceOfUserAgent } from '#domain/account/device-of-user-agent.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount, requireSession } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { hashPassword } from '../../passwords.ts';
import { savePassword } from '../../repos/account/accounts.repo.ts';
import { countRecoveryCodes, findSecondFactor } from '../../repos/account/second-factors.repo.ts';
import * as repo from '../../repos/account/sessions.repo.ts';
import type { Services } from '../../services.ts';
import { requirePresentPassword } from './present-password.ts';
import { IDLE_LIFE_MS } from './tokens.ts';

export function meRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const record = recordBy(services);

  serve(app, services, readMe, async ({ caller }) => {
    const { id, username, role } = requireAccount(caller);
    const factor = await findSecondFactor(db, id);
    return {
      id,
      username,
      role,
      secondFactor: factor?.isOn ? { recoveryCodesLeft: await countRecoveryCodes(db, id) } : null,
    };
  });

  serve(app, services, changePassword, async ({ body: { presentPassword, newPassword }, caller }) => {
    const { id } = requireAccount(caller);
    await requirePresentPassword(services, caller, presentPassword);
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(db, async (tx) => {
      await savePassword(tx, id, passwordHash);
      await repo.revokeOtherSessionsOf(tx, id, requireSession(caller), clock().toISOString());
      await record(tx, caller, 'own-password-changed', null);
    });
    return { success: true as const };
  });

  serve(app, services, listSessions, async ({ caller }) => {
    const now = clock();
    const sessions = await repo.listSessions(db, requireAccount(caller).id, {
      now: now.toISOString(),
      usedSince: new Date(now.getTime() - IDLE_LIFE_MS).toISOString(),
    });
    return {
      sessions: sessions.map(({ sid, userAgent, createdAt, lastUsedAt }) => ({
        id: sid,
        ...deviceOfUserAgent(userAgent),
        created_at: createdAt,
        last_used_at: lastUsedAt,
        own: sid === caller.sid,
      })),
    };
  });

  serve(app, services, endSession, ({ params: { sessionId }, caller }) =>
    inTransaction(db, async (tx) => {
      const isEnded = await repo.revokeSessionOf(tx, requireAccount(caller).id, sessionId, clock().toISOString());
      if (!isEnded) throw new Refusal('session-not-found');
      await record(tx, caller, 'session-ended', null);
      return { success: true as const };
    }),
  );

  serve(app, services, endOtherSessions, ({ caller }) =>
    inTransaction(db, async (tx) => {
      await repo.revokeOtherSessionsOf(tx, requireAccount(caller).id, requireSession(caller), clock().toISOString());
      await record(tx, caller, 'other-sessions-ended', null);
      return { success: true as const };
    }),
  );
}
