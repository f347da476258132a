import { client, setJoinedCode } from '../../api-client.ts';
import type { JoinOutcome } from './join-flow.ts';
import { loadKiosk } from './load-kiosk.ts';

/** From a typed code to its kiosk, over the client of this page. Never throws. */
export const joinKiosk = (code: string): Promise<JoinOutcome> => loadKiosk(code, { client, onJoined: setJoinedCode });
