/** What this phone knows of having shown a machine's code: a hint, the server decides. Source: docs/behaviour/presence.md "Grant". */
import { session } from '#web/shell/start/storage.ts';

/** A grant that is almost over is none: the glass has to be prepared first. Milliseconds. */
const SLACK_MS = 60_000;

export const notePresence = (shopId: string, leftMs: number): void =>
  void session.set(`presence:${shopId}`, String(Date.now() + leftMs));

export const forgetPresence = (shopId: string): void => session.remove(`presence:${shopId}`);

export const knowsPresence = (shopId: string): boolean =>
  Number(session.get(`presence:${shopId}`) ?? 0) > Date.now() + SLACK_MS;
