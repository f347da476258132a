import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type Board,
  getBoardKey,
  readBoard as readBoardEndpoint,
  revokeBoardKey,
  saveBoardKey,
} from '#contract/shop/board.ts';
import { EVENT_STREAM } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { hashOfScreenKey, requireShop } from '../../http/caller.ts';
import { EventStream } from '../../http/send-events.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import * as repo from '../../repos/shop/boards.repo.ts';
import { lastSeq } from '../../repos/events.repo.ts';
import { findInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import { createScreens, type ScreenNow } from '../../live/screens.ts';
import type { Services } from '../../services.ts';
import { readBoard } from './read-board.ts';

/** What somebody signed in sees of a shop without a key. */
const UNSAID = { showsNames: true, joinCode: null };
const KEY_BYTES = 16;

export function boardRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  const boardNow = async (shopId: string): Promise<ScreenNow<Board> | undefined> => {
    const [shop, stored] = await Promise.all([findShop(db, shopId), repo.findBoard(db, shopId)]);
    if (!shop) return undefined;
    const { board, againInMs } = await readBoard(services, shop, stored ?? UNSAID);
    return { keyHash: stored?.keyHash ?? null, shown: board, ...(againInMs !== undefined && { againInMs }) };
  };
  const screens = createScreens(services, boardNow);

  serve(app, services, readBoardEndpoint, async ({ params: { shopId }, caller, request }) => {
    // First, so that what happens while the board is read is not missed.
    const seq = await lastSeq(db, shopId);
    const now = await boardNow(shopId);
    if (!now) throw new Refusal('shop-not-found');
    if (!request.headers.accept?.includes(EVENT_STREAM)) return now.shown;
    const keyHash = caller.as === 'account' ? null : caller.boardKeyHash;
    return new EventStream(now.shown, (send, end) =>
      screens.show(shopId, shopId, seq, { keyHash, send, end }, now.againInMs),
    );
  });

  const replyOf = async (tx: Db, shopId: string) => {
    const board = await repo.findBoard(tx, shopId);
    return {
      board: board ? { showsNames: board.showsNames, joinCode: board.joinCode, createdAt: board.createdAt } : null,
    };
  };
  const record = recordBy(services);

  serve(app, services, getBoardKey, async ({ params: { shopId }, caller }) => {
    await requireShop(services, caller, shopId);
    return replyOf(db, shopId);
  });

  serve(app, services, saveBoardKey, async ({ params: { shopId }, body: { renew = false, ...change }, caller }) => {
    await requireShop(services, caller, shopId);
    if (change.joinCode && (await findInstance(db, change.joinCode))?.shopId !== shopId)
      throw new Refusal('instance-not-found');
    return inTransaction(db, async (tx) => {
      if (!renew && (await repo.changeBoard(tx, shopId, change))) {
        await record(tx, caller, 'board-saved', shopId, change);
        return { ...(await replyOf(tx, shopId)), key: null };
      }
      const key = randomBytes(KEY_BYTES).toString('base64url');
      await repo.replaceBoardKey(tx, shopId, {
        ...change,
        keyHash: hashOfScreenKey(key) ?? '',
        createdAt: clock().toISOString(),
      });
      await record(tx, caller, 'board-key-made', shopId, change);
      return { ...(await replyOf(tx, shopId)), key };
    });
  });

  serve(app, services, revokeBoardKey, async ({ params: { shopId }, caller }) => {
    await requireShop(services, caller, shopId);
    return inTransaction(db, async (tx) => {
      if (await repo.deleteBoard(tx, shopId)) await record(tx, caller, 'board-key-revoked', shopId);
      return { board: null };
    });
  });
}
