/** The now-serving board: a screen for the room. Source: docs/behaviour/board.md. */
import { z } from 'zod';
import { STICKERS } from '#domain/kiosk/sticker-drawings.ts';
import { endpoint } from '../endpoint.ts';
import { BoardRound } from './room-round.ts';
import { DrinkDrawing, Id, JoinCode, NamedThing } from '../fields.ts';

const ofShop = z.object({ shopId: Id });

const BothLanguages = z.object({ en: z.string(), 'zh-HK': z.string() });

/** `name`: cut for a room; null while the board shows numbers alone. */
const Called = z.object({ displayId: z.string(), name: z.string().nullable() });

/** All that a room may see. */
export const Board = z.object({
  shop: z.object({ name: z.string() }),
  /** Of the kiosk chosen for it, or the first that can be joined; null if there is none. */
  joinCode: z.string().nullable(),
  /** Oldest first. */
  preparing: z.array(Called),
  /** Newest first. `drink`: null once it has left the menu. */
  ready: z.array(Called.extend({ drink: NamedThing.extend({ drawing: DrinkDrawing }).nullable() })),
  /** The round for everyone that is on, or was a moment ago; null without one. */
  round: BoardRound.nullable(),
  /** The league of the night, the best first; empty while the board shows no names. */
  league: z.array(z.object({ place: z.number(), name: z.string(), points: z.number() })),
  /** Rare capsules their guests have told the room of, newest first. `name`: null without one. */
  capsules: z.array(
    z.object({
      at: z.string(),
      name: z.string().nullable(),
      series: z.object({ name: BothLanguages, colour: z.string(), drawing: z.enum(STICKERS), sticker: z.string() }),
    }),
  ),
});
export type Board = z.infer<typeof Board>;

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/board',
  summary:
    'What a screen in the room shows: orders that are being made and ready, and the join code. With Accept: text/event-stream, again whenever it changes',
  access: { account: 'staff', guest: 'board' },
  params: ofShop,
  response: Board,
});

/** `board`: null without a key. */
const BoardKey = z.object({
  board: z
    .object({
      showsNames: z.boolean(),
      /** The kiosk whose code the board shows; null: the first that can be joined. */
      joinCode: z.string().nullable(),
      /** When its key was made. */
      createdAt: z.string(),
    })
    .nullable(),
});

export const getBoardKey = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/board-key',
  summary: 'Whether the board has a key, and what it shows',
  access: { account: 'owner' },
  params: ofShop,
  response: BoardKey,
});

export const saveBoardKey = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/board-key',
  summary: 'Make a key for the board, or change what the board shows; a new key ends the one before',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    showsNames: z.boolean().optional(),
    joinCode: JoinCode.nullable().optional(),
    /** Make a new key although there is one. */
    renew: z.boolean().optional(),
  }),
  response: BoardKey.extend({
    /** A new key, told this once; null if it is unchanged. */
    key: z.string().nullable(),
  }),
});

export const revokeBoardKey = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/:shopId/board-key',
  summary: 'End the key of the board; a screen that shows it stops at once',
  access: { account: 'owner' },
  params: ofShop,
  response: BoardKey,
});
