/** Parts of the page that are loaded on demand, and failed to. Source: docs/decisions/0138. */

const failed = new WeakSet<() => Promise<unknown>>();

/**
 * Loads a part a guest has asked for, and asks for it again after it has failed.
 * @param load always the same function for a part
 * @returns rejects the first time it fails, and while the server does not answer
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (failed.has(load)) return loadAgain(load);
  try {
    return await load();
  } catch (cause) {
    failed.add(load);
    throw cause;
  }
}

/**
 * Loads at the guest's request what has failed before. Firefox never asks again for a module that failed once, and a
 * server that was updated has it no more: where the server answers, the page is loaded anew, and goes on with what is
 * kept of the play.
 * @returns rejects while the server does not answer
 */
export async function loadAgain<T>(load: () => Promise<T>, reload = () => location.reload()): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok) throw cause;
    reload();
    // Nothing is shown of a page that goes.
    return new Promise<never>(() => undefined);
  }
}
