/** Stands in for the part of sipwell-client.ts that is generated, so that the part by hand is checked by itself. */
interface Call {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  answer: unknown;
  guestAnswer?: unknown;
}
export type Calls = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Call> & {
  'POST /v1/auth/login': { body: { username: string; password: string; code?: string }; answer: { tokens: Tokens } };
  'POST /v1/auth/refresh-tokens': { body: { refreshToken: string }; answer: { tokens: Tokens } };
};
export interface Tokens {
  access: { token: string; expires: string };
  refresh: { token: string; expires: string };
}
export interface Problem {
  code: string;
  message: string;
  errors?: { path: string; message: string; code?: string; params?: Record<string, unknown> }[];
  retryAfterMs?: number;
}
export type ProblemCode = 'session-expired';
