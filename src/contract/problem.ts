/** Refusals as they travel: RFC 9457 problem details, with `message` too because the product's clients read that. */
import { z } from 'zod';
import type { PROBLEMS } from '#domain/messages/problems.ts';

/** HTTP status of every refusal the server can give; their words are in the catalogue of messages. */
export const PROBLEM_STATUSES = {
  'invalid-json': 400,
  'invalid-request': 422,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'unsupported-picture': 415,
  'unsupported-recording': 415,
  'wrong-credentials': 401,
  'session-expired': 401,
  'sign-in-required': 401,
  'wrong-api-key': 403,
  forbidden: 403,
  'shop-forbidden': 403,
  'not-joined': 403,
  'not-found': 404,
  'shop-not-found': 404,
  'recipe-not-found': 404,
  'ingredient-not-found': 404,
  'voice-profile-not-found': 404,
  'instance-not-found': 404,
  'order-not-found': 404,
  'unknown-kiosk-type': 422,
  'no-questions': 422,
  'no-drink-left': 409,
  'no-turns-left': 409,
  'recipe-unavailable': 409,
  'already-approved': 409,
  'order-expired': 409,
  'order-closed': 409,
  'translation-in-progress': 409,
  'translation-of-menu': 409,
  'already-running': 409,
  'batch-not-found': 404,
  'batch-undone': 409,
  'batch-expired': 410,
  'order-moved-on': 409,
  'menu-kept-elsewhere': 409,
  'account-not-found': 404,
  'username-taken': 409,
  'own-account': 409,
  'last-owner': 409,
  'too-many-voices': 409,
  'too-many-cues': 409,
  'voice-storage-full': 409,
  'changed-meanwhile': 412,
  'idempotency-mismatch': 422,
  'too-many-requests': 429,
  'no-table-game': 422,
  'room-not-found': 404,
  'room-full': 409,
  'rooms-full': 409,
  'room-not-now': 409,
  'room-moved-on': 409,
  'room-already-locked': 409,
  'room-wrong-hand': 422,
  'main-api-refused': 502,
  'main-api-unreachable': 502,
  'llm-not-configured': 422,
  'llm-failed': 502,
  unavailable: 503,
  'storage-full': 503,
  'internal-error': 500,
} as const satisfies Record<keyof typeof PROBLEMS, number>;

export type ProblemCode = keyof typeof PROBLEM_STATUSES;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  message: z.string(),
  errors: z
    .array(
      z.object({
        path: z.string(),
        message: z.string(),
        /** What `message` says, for programs. */
        code: z.string().optional(),
        params: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
  retryAfterMs: z.number().optional(),
});
export type Problem = z.infer<typeof Problem>;
