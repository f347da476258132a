/** Links by which people make accounts of their own. Source: docs/behaviour/accounts-and-access.md "Invitations". */
import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  acceptInvitation,
  invite,
  listInvitations,
  readInvitation,
  revokeInvitation,
  type Invitation,
} from '#contract/account/invitations.ts';
import { Refusal } from '#contract/refusal.ts';
import { hasRightShops, INVITATION_LIFE_MS, mayInvite } from '#domain/account/invitation.ts';
import { message } from '#domain/messages/message.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { authUserOf } from '../../http/auth-user.ts';
import { serve } from '../../http/serve.ts';
import { hashPassword } from '../../passwords.ts';
import { findAccount, insertAccount, isUsernameTaken, type Account } from '../../repos/account/accounts.repo.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as repo from '../../repos/account/invitations.repo.ts';
import type { Services } from '../../services.ts';
import { requireKnownShop } from './known-shop.ts';

const TOKEN_BYTES = 16;
/** It is random, so that its hash needs no salt. */
const hashOfToken = (token: string): string => hash('sha256', token);

export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, newId, tokens } = services;
  const record = recordBy(services);
  const now = () => clock().toISOString();

  /** In the activity of each shop; an invitation of an administrator is in none's. */
  const recordInShops = async (
    tx: Db,
    caller: Caller,
    action: 'invitation-made' | 'invitation-revoked',
    made: Made,
  ) => {
    const shopIds = made.shops.length > 0 ? made.shops.map(({ id }) => id) : [null];
    for (const shopId of shopIds) await record(tx, caller, action, shopId, { role: made.role });
  };

  serve(app, services, listInvitations, async ({ query: { shop_id }, caller }) => {
    const invitations = (await repo.listOpenInvitations(db, now()))
      .filter((each) => mayManage(each, caller))
      .filter(({ shops }) => shop_id === undefined || shops.some(({ id }) => id === shop_id));
    return { invitations: invitations.map(replyOf) };
  });

  serve(app, services, invite, async ({ body: { role, shopIds: named }, caller }) => {
    const inviter = requireAccount(caller);
    const shopIds = [...new Set(named)];
    if (!hasRightShops(role, shopIds)) {
      const wrong = role === 'ADMIN' ? message('administrator-of-shops') : message('invited-to-no-shop');
      throw new Refusal('invalid-request', { faults: [{ path: 'shopIds', message: wrong }] });
    }
    if (!mayInvite(inviter, role, shopIds)) throw new Refusal(role === 'ADMIN' ? 'forbidden' : 'shop-forbidden');
    for (const shopId of shopIds) await requireKnownShop(services, shopId);
    limits.take(...RULES.invitation(inviter.id));

    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const [id, at] = [newId(), clock()];
    const expiresAt = new Date(at.getTime() + INVITATION_LIFE_MS).toISOString();
    return inTransaction(db, async (tx) => {
      const invitation = { id, tokenHash: hashOfToken(token), role, shopIds, invitedBy: inviter.id };
      await repo.insertInvitation(tx, invitation, { at: at.toISOString(), expiresAt });
      const made = await repo.findOpenInvitation(tx, { id }, at.toISOString());
      if (!made) throw new Refusal('invitation-not-found');
      await recordInShops(tx, caller, 'invitation-made', made);
      return { invitation: replyOf(made), token };
    });
  });

  serve(app, services, revokeInvitation, ({ params: { invitationId }, caller }) =>
    inTransaction(db, async (tx) => {
      const invitation = await repo.findOpenInvitation(tx, { id: invitationId }, now());
      if (!invitation || !mayManage(invitation, caller)) throw new Refusal('invitation-not-found');
      await repo.deleteInvitation(tx, invitationId);
      await recordInShops(tx, caller, 'invitation-revoked', invitation);
      return { success: true as const };
    }),
  );

  /**
   * An invitation is worth what its inviter may still do.
   * @throws Refusal invitation-not-found, too-many-requests
   */
  const requireInvitation = async (token: string, { ip }: Caller): Promise<repo.StoredInvitation> => {
    const giveBack = limits.reserve(...RULES.wrongInvitation(ip));
    const invitation = await repo.findOpenInvitation(db, { tokenHash: hashOfToken(token) }, now());
    const inviter = invitation && (await findAccount(db, invitation.invitedBy));
    if (!inviter || !mayManageAs(inviter, invitation)) throw new Refusal('invitation-not-found');
    for (const { id } of invitation.shops)
      await requireKnownShop(services, id).catch(() => {
        throw new Refusal('invitation-not-found');
      });
    giveBack();
    return invitation;
  };

  serve(app, services, readInvitation, async ({ body: { token }, caller }) => {
    const { role, shops, expiresAt } = await requireInvitation(token, caller);
    return { role, shops: shops.map(({ name }) => ({ name })), expires_at: expiresAt };
  });

  serve(app, services, acceptInvitation, async ({ body: { token, username, password }, caller, request }) => {
    const { id: invitationId, role, shops } = await requireInvitation(token, caller);
    // Names are of all shops: few tries, so that nobody finds out who works elsewhere.
    const giveBack = limits.reserve(...RULES.takenUsername(invitationId));
    if (await isUsernameTaken(db, username)) throw new Refusal('username-taken');
    giveBack();
    const passwordHash = await hashPassword(password);
    const [id, at, shopIds] = [newId(), now(), shops.map((shop) => shop.id)];
    await inTransaction(db, async (tx) => {
      if (!(await repo.markAccepted(tx, invitationId, at))) throw new Refusal('invitation-not-found');
      if (await isUsernameTaken(tx, username)) throw new Refusal('username-taken');
      await insertAccount(tx, { id, username, passwordHash, role, shopIds }, at);
      for (const shopId of shopIds.length > 0 ? shopIds : [null])
        await recordAction(tx, { id: newId(), at, accountId: id, action: 'invitation-accepted', shopId });
    });
    const account = await findAccount(db, id);
    if (!account) throw new Refusal('session-expired');
    const user = authUserOf(account);
    return { user, shop: user.shop, tokens: await tokens.issue(account, request.headers['user-agent']) };
  });
}

type Made = Pick<repo.StoredInvitation, 'role' | 'shops'>;

const mayManageAs = (account: Account, { role, shops }: Made): boolean =>
  mayInvite(
    account,
    role,
    shops.map(({ id }) => id),
  );

/** Whoever could have made it may see and revoke it. */
const mayManage = (made: Made, caller: Caller): boolean => mayManageAs(requireAccount(caller), made);

const replyOf = ({ id, role, shops, inviter, createdAt, expiresAt }: repo.StoredInvitation): Invitation => ({
  id,
  role,
  shops,
  invited_by: inviter,
  created_at: createdAt,
  expires_at: expiresAt,
});
