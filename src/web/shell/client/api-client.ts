/**
 * The browser's API client: the headers of a call, and how a 401 is handled. Source:
 * docs/behaviour/accounts-and-access.md "Two APIs", "After a 401".
 */
import { createClient, createStream, type Client, type ClientOptions, type Stream } from '#contract/client.ts';
import { basePath, currentRoute } from '../base-path.ts';
import { clientTexts } from './client-texts.ts';
import { noteOutcome } from '../connection.ts';
import { fetchAndNote } from './replayable-reads.ts';
import { forgetQuestions, noteMenu } from './menu-last-seen.ts';
import { deviceId, sessionId } from './guest-identity.ts';
import { clearSession, readSession, sessionWorksAtShop } from './session.ts';

const GUEST_ROUTES = ['/kiosk/live', '/approve'];
const WITHOUT_BEARER = [
  '/v1/auth/login',
  '/v1/auth/passkey',
  '/v1/auth/passkey/options',
  '/v1/auth/refresh-tokens',
  '/api/invitations/read',
  '/api/invitations/accept',
];
const API_KEY = import.meta.env.VITE_API_KEY ?? 'sipwell-local';

let joinedCode: string | undefined;
let joinedSeq: number | undefined;

/** The join code of the current kiosk: proves that the guest has joined. */
export function setJoinedCode(code: string | undefined): void {
  if (code !== joinedCode) forgetQuestions();
  joinedCode = code;
}

/** The shop's last event when this page joined it; undefined if it has not. */
export const seqAtJoin = (): number | undefined => joinedSeq;

/** Who is answered when this page follows a shop: tabs of the same may share what they hear. */
export const followsAs = (shopId: string): string =>
  sessionWorksAtShop(readSession(), shopId) ? 'staff' : `${deviceId()} ${joinedCode ?? ''}`;

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

const options: ClientOptions = {
  mainBase: withoutSlash(import.meta.env.VITE_MAIN_API_BASE ?? `${basePath}/v1`),
  kioskBase: withoutSlash(import.meta.env.VITE_KIOSK_API_BASE ?? `${basePath}/api`),
  headers,
  onUnauthorised,
  fetch: fetchAndNote,
  texts: clientTexts,
  onOutcome: (response) => {
    noteOutcome(response);
    noteMenu(response);
    const seq = response?.headers.get('x-shop-seq');
    if (seq) joinedSeq = Number(seq);
  },
};

export const client = createClient(options);

/** Not noted as an answer of the server: a stream may end at any time. */
export const stream = createStream({ ...options, fetch: (...a) => fetch(...a) });

/** Calls and streams of a screen that belongs to nobody: it identifies itself by these headers alone. */
export function callsWith(own: Record<string, string>): { client: Client; stream: Stream } {
  const anonymous: ClientOptions = {
    ...options,
    headers: () => own,
    onUnauthorised: () => false,
    onOutcome: () => undefined,
    fetch: (...a) => fetch(...a),
  };
  return { client: createClient(anonymous), stream: createStream(anonymous) };
}

function withoutSlash(base: string): string {
  return base.replace(/\/+$/, '');
}
