/** Share of the pixels at either end that may be glare or a speck. */
const CUT = 0.02;

/**
 * Makes the picture grey and stretches its contrast from black to white, in place.
 * @param pixels RGBA, four bytes each
 */
export function evenLight(pixels: Uint8ClampedArray): void {
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += 4) {
    const grey = Math.round(0.299 * pixels[i]! + 0.587 * pixels[i + 1]! + 0.114 * pixels[i + 2]!);
    pixels[i] = grey;
    counts[grey]! += 1;
  }
  const [low, high] = endsOf(counts, pixels.length / 4);
  const stretch = 255 / Math.max(1, high - low);
  for (let i = 0; i < pixels.length; i += 4) {
    const even = (pixels[i]! - low) * stretch;
    pixels[i] = even;
    pixels[i + 1] = even;
    pixels[i + 2] = even;
  }
}

/** The greys below and above which only the cut-off share of pixels lies. */
function endsOf(counts: Uint32Array, total: number): [low: number, high: number] {
  const cut = CUT * total;
  let low = 0;
  for (let seen = counts[0]!; seen <= cut && low < 255; seen += counts[low]!) low += 1;
  let high = 255;
  for (let seen = counts[255]!; seen <= cut && high > 0; seen += counts[high]!) high -= 1;
  return [low, high];
}
