/** One definition of an endpoint gives the server its validation, access and reply filter, the client its types, and OpenAPI its text. */
import type { z } from 'zod';

/**
 * Who may call. Deny by default: a kind of caller that is not named is refused. The table is design "access", 1.2.
 * - staff `shop`: administrators and the owner of the shop the request names (`params.shopId`, `body.shop_id`, or the instance of `params.code`);
 *   `own-shops`: anyone signed in, the handler answers only their shops; `admin`: administrators; `nobody`: no sign-in involved.
 * - guest `joined`: names a live instance of that shop; `device`: sends a device id, the handler answers only what is its own; `anyone`: no proof at all.
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
  /** What guests are answered with, when it is less than `response`: an allow-list, all else is left out. */
  guestResponse?: z.ZodType;
  /** Content type of a reply that is a file to keep; `response` is then a string. */
  replyType?: 'text/csv' | 'application/vnd.sipwell.menu+json';
  /** The body is the bytes of a file, of one of these content types; `body` then says no more than that. */
  fileTypes?: readonly string[];
  /** Largest body in bytes; 64 KiB unless told. */
  bodyLimit?: number;
}

/** Keeps the literal method and path, so that a route string names exactly one endpoint. */
export const endpoint = <const M extends Method, const P extends string, E extends Omit<Endpoint, 'method' | 'path'>>(
  definition: { method: M; path: P } & E,
): { method: M; path: P } & E => definition;
