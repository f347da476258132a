/** Refusals as they travel: RFC 9457 problem details, with `message` too because the product's clients read that. */
import { z } from 'zod';

/** Every refusal the server can give: its HTTP status and its text. One list, both sides. */
export const PROBLEMS = {
  'invalid-json': [400, 'The request body is not valid JSON.'],
  'invalid-request': [422, 'The request is not valid.'],
  'body-too-large': [413, 'The request is too large.'],
  'unsupported-media-type': [415, 'Send application/json.'],
  'unsupported-picture': [415, 'A photo is a PNG, JPEG or WebP file.'],
  'wrong-credentials': [401, 'Incorrect username or password.'],
  'session-expired': [401, 'Please sign in again.'],
  'sign-in-required': [401, 'Please sign in.'],
  'wrong-api-key': [403, 'Wrong API key.'],
  forbidden: [403, 'You may not do this.'],
  'shop-forbidden': [403, 'You may not open this shop.'],
  'not-joined': [403, 'Join a kiosk of this shop first.'],
  'not-found': [404, 'Not found.'],
  'shop-not-found': [404, 'Shop not found'],
  'recipe-not-found': [404, 'Recipe not found'],
  'instance-not-found': [404, 'Instance not found'],
  'order-not-found': [404, 'Order not found'],
  'kiosk-without-shop': [422, 'Kiosk is not associated with a valid shop'],
  'unknown-kiosk-type': [422, 'Unknown kiosk type.'],
  'unsupported-config': [422, 'The settings are not valid.'],
  'no-questions': [422, 'No questions configured for this shop.'],
  'no-drink-left': [409, 'No drink on the menu fits.'],
  'recipe-unavailable': [409, 'This drink is sold out.'],
  'already-approved': [409, 'This order is already being made.'],
  'order-expired': [409, 'This order is too old to be made.'],
  'order-closed': [409, 'This order can no longer be made.'],
  'menu-kept-elsewhere': [409, 'This menu is kept on another main server: change it there.'],
  'account-not-found': [404, 'Account not found'],
  'username-taken': [409, 'This username is taken.'],
  'own-account': [409, 'You cannot do this to your own account.'],
  'last-owner': [409, 'The shop needs an owner who can sign in.'],
  'changed-meanwhile': [412, 'Somebody else changed this meanwhile.'],
  'idempotency-mismatch': [422, 'This key was used for another request.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment.'],
  'main-api-refused': [502, 'The main server refused the request.'],
  'main-api-unreachable': [502, 'The main server cannot be reached.'],
  'llm-not-configured': [422, 'No language model is configured.'],
  unavailable: [503, 'The service is not ready.'],
  'storage-full': [503, 'The server has no space left.'],
  'internal-error': [500, 'Something went wrong on the server.'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  retryAfterMs: z.number().optional(),
});
export type Problem = z.infer<typeof Problem>;
