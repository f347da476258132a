/** Characters as a reader counts them: an emoji of several code points is one. */

const segmenter = new Intl.Segmenter();

/** The first graphemes, at most `most`. Stops early, because segmenting takes time quadratic in the text's length. */
export function firstLetters(text: string, most: number): string[] {
  // Printable ASCII, as most texts are: one character each.
  if (/^[ -~]*$/.test(text)) return text.slice(0, most).split('');
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (letters.length >= most) break;
    letters.push(segment);
  }
  return letters;
}
