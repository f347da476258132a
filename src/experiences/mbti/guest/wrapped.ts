/** Lines that are no wider than they may be: broken at spaces in English, anywhere but before a mark in Chinese. */
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

/** The same number of lines, as even as they get: no word is left alone on the last one. */
export function balanced(text: string, width: number, widthOf: (part: string) => number): string[] {
  let best = wrapped(text, width, widthOf);
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = wrapped(text, width * share, widthOf);
    if (narrower.length > best.length) return best;
    best = narrower;
  }
  return best;
}
