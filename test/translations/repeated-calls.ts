/** Whether a translation service was paid twice for a text whose translation a server had kept. */

export interface Call {
  /** Of the server that made it: one life lasts from a start to a kill. */
  life: number;
  /** What it asks for, each by a name of its own. */
  asked: readonly string[];
  /** What it was given a usable text for. */
  answered: readonly string[];
}

/**
 * A server keeps an answer before it makes the next call. Of the last call of a life nobody can say: there what stands in
 * the database decides.
 * @param calls in the order in which they came
 * @param keptOf what the database held after a life
 * @returns each text that was asked for although it was kept, once a call
 */
export function repeatedCalls(calls: readonly Call[], keptOf: (life: number) => ReadonlySet<string>): string[] {
  const finished = new Set<string>();
  const repeated: string[] = [];
  for (const [i, { life, asked }] of calls.entries()) {
    const before = calls[i - 1];
    const kept = before?.life === life ? undefined : before && keptOf(before.life);
    for (const text of before?.answered ?? []) if (!kept || kept.has(text)) finished.add(text);
    repeated.push(...asked.filter((text) => finished.has(text)));
  }
  return repeated;
}
