/** The administrators, by whom the server is run. Source: docs/behaviour/accounts-and-access.md "Administrators". */
import type { FastifyInstance } from 'fastify';
import { listAdministrators, setAdministratorState, type Administrator } from '#contract/account/invitations.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { endStreamsOf } from '../../http/send-events.ts';
import { serve } from '../../http/serve.ts';
import * as accounts from '../../repos/account/accounts.repo.ts';
import { revokeSessionsOf } from '../../repos/account/sessions.repo.ts';
import type { Services } from '../../services.ts';

export function administratorRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const record = recordBy(services);

  serve(app, services, listAdministrators, async ({ caller }) => ({
    administrators: (await accounts.listAdministrators(db)).map((row) => replyOf(row, caller)),
  }));

  serve(app, services, setAdministratorState, async ({ params: { accountId }, body: { disabled }, caller }) => {
    const saved = await inTransaction(db, async (tx) => {
      await accounts.lockAdministrators(tx);
      const row = (await accounts.listAdministrators(tx)).find(({ id }) => id === accountId);
      if (!row) throw new Refusal('account-not-found');
      if (row.id === requireAccount(caller).id) throw new Refusal('own-account');
      const at = clock().toISOString();
      await accounts.saveDisabled(tx, accountId, disabled ? at : null);
      if (disabled) {
        if (!(await accounts.isAdministratorLeft(tx))) throw new Refusal('last-administrator');
        await revokeSessionsOf(tx, accountId, at);
      }
      const action = disabled ? 'account-disabled' : 'account-enabled';
      await record(tx, caller, action, null, { accountId, username: row.username });
      return replyOf({ ...row, isDisabled: disabled }, caller);
    });
    if (disabled) endStreamsOf(accountId);
    return saved;
  });
}

const replyOf = (row: accounts.AdministratorRow, caller: Caller): Administrator => ({
  id: row.id,
  username: row.username,
  disabled: row.isDisabled,
  created_at: row.createdAt,
  own: row.id === caller.account?.id,
});
