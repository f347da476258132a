/** What happened, line by line, and a hash of all of it: two runs are the same if their hashes are. */
import { createHash } from 'node:crypto';

export interface Trace {
  note: (line: string) => void;
  /** The newest lines. */
  last: () => readonly string[];
  hash: () => string;
}

const KEPT_LINES = 60;

/** @param print is given every line */
export function createTrace(clock: () => number, print?: (line: string) => void): Trace {
  const hash = createHash('sha256');
  const startedAt = clock();
  let lines: string[] = [];
  return {
    note: (line) => {
      const text = `${((clock() - startedAt) / 1000).toFixed(3).padStart(9)}  ${line}`;
      hash.update(`${text}\n`);
      lines.push(text);
      if (lines.length > 2 * KEPT_LINES) lines = lines.slice(-KEPT_LINES);
      print?.(text);
    },
    last: () => lines.slice(-KEPT_LINES),
    hash: () => hash.copy().digest('hex').slice(0, 16),
  };
}
