/**
 * Work that other threads do for the server in real time: signatures of tokens, queries of PGlite. Virtual time stands
 * still until it is done, and it is done in the order in which it was asked for.
 */
let underWay = 0;
let last: Promise<unknown> = Promise.resolve();

export const isWorkedOutside = (): boolean => underWay > 0;

/** Awaited before time goes on. */
export async function counted<T>(work: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
  }
}

const inOrder = <T>(work: () => Promise<T>): Promise<T> =>
  counted(() => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  });

const { subtle } = globalThis.crypto;
type Subtle = (...given: unknown[]) => Promise<unknown>;

/** Once for the process: harmless to whatever else runs in it. */
for (const name of ['importKey', 'sign', 'verify'] as const) {
  const real = (subtle[name] as Subtle).bind(subtle);
  const value: Subtle = (...given) => inOrder(() => real(...given));
  Object.defineProperty(subtle, name, { value, configurable: true, writable: true });
}
