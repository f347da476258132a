/**
 * The browser's API client: the headers of a call, and how a 401 is handled. Source:
 * docs/behaviour/accounts-and-access.md "Two APIs", "After a 401".
 */
import { createClient } from '#contract/client.ts';
import { basePath, currentRoute } from '../base-path.ts';
import { clientTexts } from './client-texts.ts';
import { noteOutcome } from '../connection.ts';
import { fetchAndNote } from './replayable-reads.ts';
import { forgetQuestions, noteMenu } from './menu-last-seen.ts';
import { deviceId, sessionId } from './guest-identity.ts';
import { clearSession, readSession } from './session.ts';

const GUEST_ROUTES = ['/kiosk/live', '/approve'];
const WITHOUT_BEARER = ['/v1/auth/login', '/v1/auth/refresh-tokens'];
const API_KEY = import.meta.env.VITE_API_KEY ?? 'sipwell-local';

let joinedCode: string | undefined;

/** The join code of the current kiosk: proves that the guest has joined. */
export function setJoinedCode(code: string | undefined): void {
  if (code !== joinedCode) forgetQuestions();
  joinedCode = code;
}

function headers(path: string): Record<string, string> {
  const { refreshToken } = readSession();
  return {
    'accept-language': document.documentElement.lang || 'en',
    'x-device-id': deviceId(),
    'x-session-id': sessionId(),
    ...(joinedCode !== undefined && { 'x-join-code': joinedCode }),
    ...(path.startsWith('/v1/') && { 'x-api-key': API_KEY }),
    ...(refreshToken !== undefined && !WITHOUT_BEARER.includes(path) && { authorization: `Bearer ${refreshToken}` }),
  };
}

/** A stale tab must not end a newer session of another tab; a guest goes on without the stale bearer. */
function onUnauthorised(sentBearer: string | undefined): boolean {
  if (sentBearer === undefined) return false;
  const { refreshToken } = readSession();
  if (refreshToken !== undefined && refreshToken !== sentBearer) return true;
  clearSession();
  return GUEST_ROUTES.includes(currentRoute());
}

export const client = createClient({
  mainBase: withoutSlash(import.meta.env.VITE_MAIN_API_BASE ?? `${basePath}/v1`),
  kioskBase: withoutSlash(import.meta.env.VITE_KIOSK_API_BASE ?? `${basePath}/api`),
  headers,
  onUnauthorised,
  fetch: fetchAndNote,
  texts: clientTexts,
  onOutcome: (response) => {
    noteOutcome(response);
    noteMenu(response);
  },
});

function withoutSlash(base: string): string {
  return base.replace(/\/+$/, '');
}
