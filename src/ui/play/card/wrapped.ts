/** Breaks a text into lines of a maximum width: at spaces in English, anywhere except before punctuation in Chinese. */
export function wrapped(text: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces =
    text.match(
      /[\p{Script=Han}\u3000-\u303f\uff00-\uffef][，。、！？」：；]*|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu,
    ) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

/** The same number of lines, as even as possible, so that no single word is left on the last one. */
export function balanced(text: string, width: number, widthOf: (part: string) => number): string[] {
  let best = wrapped(text, width, widthOf);
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = wrapped(text, width * share, widthOf);
    if (narrower.length > best.length) return best;
    best = narrower;
  }
  return best;
}
