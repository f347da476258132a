/**
 * An endpoint's single definition: the server's validation, access and reply filter, the client's types, and OpenAPI.
 */
import type { z } from 'zod';

/**
 * Who may call. Deny by default: callers not named are refused. Source: docs/behaviour/accounts-and-access.md "Access
 * rules".
 * - staff `shop`: administrators and the owner of the shop the request names (`params.shopId`, `body.shop_id`, or the
 *   instance of `params.code`); `own-shops`: anyone signed in, the handler answers only their shops; `admin`:
 *   administrators; `nobody`: no sign-in involved.
 * - guest `joined`: names an active instance of that shop; `device`: sends a device id, the handler answers only what
 *   is its own; `anyone`: no proof at all.
 */
export interface Access {
  staff: 'admin' | 'shop' | 'own-shops' | 'nobody';
  guest?: 'joined' | 'device' | 'anyone';
}

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
  /** Content type of a download; `response` is then a string. */
  replyType?: 'text/csv' | 'application/vnd.sipwell.menu+json';
  /** The body is a file of one of these content types; `body` then only says so. */
  fileTypes?: readonly string[];
  /** Largest body in bytes; 64 KiB by default. */
  bodyLimit?: number;
}

/** Keeps method and path as literal types, so that a route string identifies one endpoint. */
export const endpoint = <const M extends Method, const P extends string, E extends Omit<Endpoint, 'method' | 'path'>>(
  definition: { method: M; path: P } & E,
): { method: M; path: P } & E => definition;
