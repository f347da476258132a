/** The second factor as somebody types it. Source: docs/behaviour/accounts-and-access.md "Codes of an app". */

export type TypedCode =
  | { kind: 'of-app'; digits: string }
  /** Four groups of four, with dashes. */
  | { kind: 'recovery'; code: string };

/** Spaces, dashes, capitals and the full width of Chinese keyboards do not matter. @returns undefined if it can be neither */
export function readTypedCode(text: string): TypedCode | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^[0-9]{6}$/.test(plain)) return { kind: 'of-app', digits: plain };
  if (/^[a-z0-9]{16}$/.test(plain)) return { kind: 'recovery', code: (plain.match(/.{4}/g) ?? []).join('-') };
  return undefined;
}
