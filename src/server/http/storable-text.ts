/** Which texts both databases keep as they are. Source: docs/behaviour/security.md "Input". */
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';

/** PostgreSQL refuses NUL, SQLite ends the text there; half of a surrogate pair is no character at all. */
// oxlint-disable-next-line no-control-regex -- this character is what is looked for
export const isStorable = (text: string): boolean => !/[\u0000\p{Surrogate}]/u.test(text);

export const unstorable = (): Refusal => new Refusal('invalid-request', { because: message('text-not-storable') });

/**
 * For what travels outside the body: parameters, queries and headers that are stored.
 * @throws Refusal
 */
export function requireStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw unstorable();
    return;
  }
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) requireStorable(inner);
}
