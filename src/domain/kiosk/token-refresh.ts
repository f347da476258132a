/** When a client exchanges its refresh token. Source: docs/behaviour/accounts-and-access.md "Refreshing". */

const LEAD_MS = 5 * 60_000;

/**
 * Five minutes before the token's end; at half its life if that is later.
 * @param exp when it ends, seconds since 1970
 * @param iat when it was issued, seconds since 1970
 * @returns milliseconds since 1970; undefined for a token without an end
 */
export function refreshDueAtMs({ exp, iat }: { exp?: unknown; iat?: unknown }): number | undefined {
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  const halfLifeMs = typeof iat === 'number' && iat < exp ? ((exp - iat) * 1000) / 2 : LEAD_MS;
  return exp * 1000 - Math.min(LEAD_MS, halfLifeMs);
}
