/** How many drinks are worked on before others get their turn. */
const AT_ONCE = 20;

/** Works through a list, and lets the server answer others meanwhile: a thousand drinks take a second. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T, i: number) => R): Promise<R[]> {
  const done: R[] = [];
  for (const [i, item] of items.entries()) {
    done.push(work(item, i));
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resume) => setImmediate(resume));
  }
  return done;
}
