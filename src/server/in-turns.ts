/** Number of drinks processed before other requests get a turn. */
const AT_ONCE = 20;

/** Processes a list in slices, so that the server answers others meanwhile: a thousand drinks take a second. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T, i: number) => R): Promise<R[]> {
  const done: R[] = [];
  for (const [i, item] of items.entries()) {
    done.push(work(item, i));
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resume) => setImmediate(resume));
  }
  return done;
}
