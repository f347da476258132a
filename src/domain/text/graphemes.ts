/** Characters as a reader counts them: an emoji of several parts is one. */

const segmenter = new Intl.Segmenter();

/** The first of them, `most` at most: the time it takes to go through a long text grows with the square of its length. */
export function firstLetters(text: string, most: number): string[] {
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (letters.length >= most) break;
    letters.push(segment);
  }
  return letters;
}
