import { type SessionUser } from '../src/web/shell/client/session.ts';
export interface Sent {
  /** Method and path without the query. */
  route: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}
type Answer =
  | {
      status: number;
      body: unknown;
    }
  | 'no answer';
export type Answers = Record<string, unknown>;
/** An answer other than 200. */
export declare const refused: (status: number, message?: string) => Answer;
/**
 * Replaces fetch by a stub server.
 * @param answers by route; a function is called each time, a plain value is a 200's body
 * @returns the requests, in order
 */
export declare function stubServer(answers: Answers): Sent[];
export declare const signIn: (user: SessionUser, refreshToken?: string) => void;
export declare const ADMIN: SessionUser;
export declare const OWNER: SessionUser;
/** @returns the current address */
export declare function open(path: string, state?: unknown): () => string;
export {};
