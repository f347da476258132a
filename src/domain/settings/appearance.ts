/**
 * Validates what an owner puts on a guest's screen: picture addresses and gradients. Source: docs/behaviour/security.md
 * "Input".
 */

/** An http(s) address, or a path on the product's own origin. */
export const isPictureAddress = (address: string): boolean =>
  /^https?:\/\/[^\s"'()\\<>]+$/i.test(address) || /^\/(?!\/)[^\s"'()\\<>]*$/.test(address);

/** The address of a photo that was uploaded here, under whatever path the product is served. */
export const isOwnPhoto = (address: string): boolean =>
  isPictureAddress(address) && /^\/(?:.*\/)?uploads\/photos\/[0-9a-f]{64}\.(?:png|jpg|webp)$/.test(address);

const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i;
const POSITION = /^-?\d{1,4}(\.\d{1,3})?(%|px)?$/;
const DIRECTION =
  /^(-?\d{1,4}(\.\d{1,3})?deg|to( (top|bottom|left|right)){1,2}|circle|ellipse|circle at center|ellipse at center)$/i;

/**
 * `linear-gradient(…)` or `radial-gradient(…)` with a direction and two to eight colour stops. Parsed part by part,
 * never evaluated.
 */
export function isGradient(text: string): boolean {
  const inside = /^(?:linear|radial)-gradient\((.*)\)$/i.exec(text.trim())?.[1];
  if (inside === undefined) return false;
  const parts = splitOutsideBrackets(inside).map((part) => part.trim());
  const stops = DIRECTION.test(parts[0] ?? '') ? parts.slice(1) : parts;
  return stops.length >= 2 && stops.length <= 8 && stops.every(isStop);
}

function isStop(stop: string): boolean {
  const end = stop.endsWith(')') ? stop.length : stop.lastIndexOf(' ') + 1 || stop.length;
  const colour = stop.slice(0, end).trim();
  const rest = stop.slice(end).trim();
  if (COLOUR.test(stop)) return true;
  return COLOUR.test(colour) && POSITION.test(rest);
}

function splitOutsideBrackets(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
