/** The names guests have for the colour of a drink. */

export type ColourName =
  | 'red'
  | 'pink'
  | 'orange coloured'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'amber'
  | 'black'
  | 'white'
  | 'clear';

/** @param colour #rrggbb or #rrggbbaa; a colour between two names has both */
export function colourNames(colour: string): ColourName[] {
  const { hue, saturation, lightness, opacity } = hslOf(colour);
  if (lightness > 0.82 && opacity < 0.82) return ['clear'];
  if (lightness > 0.86) return ['white'];
  const found: ColourName[] = [];
  const isVivid = saturation > 0.3;
  const add = (name: ColourName, isSo: boolean) => void (isSo && found.push(name));
  add('black', lightness < 0.17 || (lightness < 0.34 && saturation < 0.3));
  add('white', lightness > 0.74 && opacity === 1);
  const isRed = hue <= 12 || hue >= 335;
  add('red', isRed && isVivid && lightness < 0.6);
  add('pink', isVivid && lightness < 0.86 && ((isRed && lightness >= 0.6) || (hue <= 20 && lightness >= 0.72)));
  add('pink', isVivid && hue >= 300 && hue < 335);
  add('orange coloured', hue > 20 && hue <= 38 && saturation > 0.6 && lightness >= 0.5);
  add('amber', hue > 14 && hue <= 45 && lightness >= 0.17 && lightness < (saturation > 0.7 ? 0.5 : 0.62));
  add('yellow', hue > 36 && hue <= 62 && saturation > 0.4 && lightness >= 0.55);
  add('green', hue > 55 && hue <= 175 && isVivid);
  add('blue', hue > 175 && hue <= 255 && isVivid);
  add('purple', hue > 230 && hue < 320 && isVivid);
  return found;
}

/** Hue in degrees, the others 0 to 1. */
function hslOf(colour: string) {
  const [red, green, blue, opacity] = [1, 3, 5, 7].map(
    (at) => Number.parseInt(colour.slice(at, at + 2) || 'ff', 16) / 255,
  ) as [number, number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    spread === 0
      ? 0
      : most === red
        ? (green - blue) / spread
        : most === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness, opacity };
}
