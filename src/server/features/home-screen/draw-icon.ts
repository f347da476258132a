/**
 * A kiosk's icon: the shop's logo, or the first letter of its name, on the shop's colours, inside the safe zone of a
 * mask.
 */
import { isGradient } from '#domain/settings/appearance.ts';

const AMBER = ['#f2a33a', '#e08f22'] as const;

/** The first and last colour of a gradient; the product's own if it cannot be parsed. */
export function coloursOf(gradient: string | undefined): readonly [string, string] {
  const colours = gradient && isGradient(gradient) ? gradient.match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi) : null;
  return colours ? [colours[0], colours.at(-1) ?? colours[0]] : AMBER;
}

interface Icon {
  title: string;
  gradient: string | undefined;
  /** A data URL. */
  logo: string | undefined;
}

/** @returns an SVG of 512 by 512; the content is in the middle 80 % (the safe zone of a mask) */
export function drawIcon({ title, gradient, logo }: Icon): string {
  const [from, to] = coloursOf(gradient);
  const initial = escaped(String.fromCodePoint(title.codePointAt(0) ?? 83).toUpperCase());
  const middle = logo
    ? `<rect x="86" y="86" width="340" height="340" rx="64" fill="#fffdf9"/><image href="${escaped(logo)}" x="110" y="110" width="292" height="292" preserveAspectRatio="xMidYMid meet"/>`
    : `<rect x="106" y="106" width="300" height="300" rx="72" fill="#fbf7f0"/><text x="256" y="262" dy="0.34em" text-anchor="middle" font-family="Fraunces,Georgia,'PingFang HK','Noto Sans HK',serif" font-size="210" font-weight="650" fill="#28252d">${initial}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/>${middle}</svg>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
