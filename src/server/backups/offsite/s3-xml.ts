/**
 * The few documents of S3's XML that are read here: flat elements in repeated ones, without attributes that mean
 * anything. Source: docs/decisions/0113.
 */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What stands between the tags of an element, of each one of that name. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) => inner);

/** @returns undefined if there is none */
export const textOf = (xml: string, name: string): string | undefined => {
  const [inner] = elementsOf(xml, name);
  return inner === undefined ? undefined : decoded(inner.trim());
};

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return ENTITIES[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
