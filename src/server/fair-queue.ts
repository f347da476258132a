/** Runs costly work a few at a time. Groups take turns, so that one that asks for much delays only itself. */
import { Refusal } from '#contract/refusal.ts';

interface Options {
  atOnce: number;
  /** Over all groups. Beyond it the newest of the longest group is refused. */
  mostWaiting: number;
  longestWaitMs: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

const RETRY_AFTER_MS = 2000;

/** @returns runs work of a group in its turn; throws Refusal too-many-requests if that does not come in time */
export function createFairQueue({ atOnce, mostWaiting, longestWaitMs }: Options) {
  /** In the order of their turns. */
  const groups = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const remove = (group: string, one: Waiting): void => {
    const others = groups.get(group)?.filter((each) => each !== one) ?? [];
    if (others.length > 0) groups.set(group, others);
    else groups.delete(group);
    waiting--;
  };
  const startNext = (): void => {
    const [next] = groups;
    const [first] = next?.[1] ?? [];
    if (!next || !first) return;
    const [group] = next;
    remove(group, first);
    // To the end: the other groups come first now.
    const rest = groups.get(group);
    groups.delete(group);
    if (rest) groups.set(group, rest);
    first.start();
  };
  const refuseOneOfTheLongest = (): void => {
    let longest: Waiting[] = [];
    for (const each of groups.values()) if (each.length > longest.length) longest = each;
    longest.at(-1)?.refuse();
  };

  const turnOf = (group: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer);
        remove(group, one);
        reject(new Refusal('too-many-requests', { retryAfterMs: RETRY_AFTER_MS }));
      };
      const timer = setTimeout(refuse, longestWaitMs);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const one = { start, refuse };
      groups.set(group, [...(groups.get(group) ?? []), one]);
      waiting++;
      if (waiting > mostWaiting) refuseOneOfTheLongest();
    });

  return async <T>(group: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await turnOf(group);
    else running++;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      if (waiting > 0) startNext();
      else running--;
    }
  };
}
