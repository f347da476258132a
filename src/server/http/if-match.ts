import type { FastifyRequest } from 'fastify';

/** The version a caller last saw, from If-Match; undefined if none was sent: it is optional. */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}
