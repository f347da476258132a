/**
 * An endpoint's single definition: the server's validation, access and reply filter, the client's types, and OpenAPI.
 */
import type { z } from 'zod';

/**
 * Who may call. Deny by default: callers not named are refused. Source: docs/behaviour/accounts-and-access.md "Access
 * rules".
 * - account `owner`: administrators and the owners of the shop the request names (`params.shopId`, `body.shop_id`, or the
 *   instance of `params.code`); `staff`: these, the shop's staff, and its shared
 *   tablets: for GET as they are, otherwise while somebody's PIN unlocks them; `tablet`: the shop's shared tablets alone; `own-shops`: administrators and owners, the handler
 *   answers only their shops; `anyone`: likewise, staff included; `admin`: administrators; `nobody`: no sign-in involved.
 * - guest `joined`: names an active instance of that shop; `device`: sends a device id, the handler answers only what
 *   is its own; `board`: the key of the shop's board; `display`: the key of the screen at the
 *   machine that `params.machineId` names; `anyone`: no proof at all.
 * - machine `own`: the machine that `params.machineId` names, by its token; nobody else.
 */
export interface Access {
  account: 'admin' | 'owner' | 'staff' | 'tablet' | 'own-shops' | 'anyone' | 'nobody';
  guest?: 'joined' | 'device' | 'board' | 'display' | 'anyone';
  machine?: 'own';
}

/** The type a caller accepts that wants a stream where an endpoint has one. */
export const EVENT_STREAM = 'text/event-stream';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Reply to guests, if less than `response`: an allow-list. */
  guestResponse?: z.ZodType;
  /** Content type of a download; `response` is then a string, or the Blob of a file that is no text. */
  replyType?: 'text/csv' | 'application/vnd.sipwell.menu+json' | 'application/gzip';
  /** The body is a file of one of these content types; `body` then only says so. */
  fileTypes?: readonly string[];
  /** What a kiosk opens and is played with: guests are told the last answer while the database is away. */
  isToldWhileAway?: boolean;
  /** The handler is given such a file as it arrives, instead of all of it. */
  isBodyStreamed?: boolean;
  /** Largest body in bytes; 64 KiB by default. */
  bodyLimit?: number;
}

/** Keeps method and path as literal types, so that a route string identifies one endpoint. */
export const endpoint = <const M extends Method, const P extends string, E extends Omit<Endpoint, 'method' | 'path'>>(
  definition: { method: M; path: P } & E,
): { method: M; path: P } & E => definition;
