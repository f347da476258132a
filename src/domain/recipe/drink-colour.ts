/** Mixes the colours of liquids. Colours are #rrggbb; mixing is done in OKLab, where a midpoint looks like one. */

type Lab = [lightness: number, a: number, b: number];

export interface Poured {
  /** #rrggbb, or null if clear. */
  colour: string | null;
  ml: number;
}

/** Colour of a clear drink in a glass. */
export const CLEAR = '#d5e8ea';

/**
 * The colour of liquids poured together: the coloured ones by volume, made paler by the clear ones. Red and water make
 * a light red, not grey.
 */
export function mixedColour(poured: readonly Poured[]): string {
  const total = sum(poured.map(({ ml }) => ml));
  const coloured = poured.filter((one): one is { colour: string; ml: number } => one.colour !== null && one.ml > 0);
  const volume = sum(coloured.map(({ ml }) => ml));
  if (volume === 0 || total === 0) return CLEAR;

  const mean: Lab = [0, 0, 0];
  for (const { colour, ml } of coloured) toLab(colour).forEach((part, i) => (mean[i]! += (part * ml) / volume));

  const paling = 0.85 * (1 - volume / total) ** 1.5;
  const [lightness, a, b] = mean;
  return toHex([lightness + (0.93 - lightness) * paling, a * (1 - 0.8 * paling), b * (1 - 0.8 * paling)]);
}

/** Interpolates between two colours: 0 is the first, 1 the second. */
export function between(first: string, second: string, share: number): string {
  const [from, to] = [toLab(first), toLab(second)];
  return toHex(from.map((part, i) => part + (to[i]! - part) * share) as Lab);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (colour: string): number => toLab(colour)[0];

/** A colour with its opacity, as #rrggbbaa. */
export const withOpacity = (colour: string, opacity: number): string => colour + byte(opacity);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const byte = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

function toLab(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Lab;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return '#' + parts.map((part) => byte(part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)).join('');
}
