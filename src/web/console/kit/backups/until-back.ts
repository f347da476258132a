const ASKED_EVERY_MS = 1000;
const MOST_TRIES = 300;

/**
 * Waits until the server answers again.
 * @param ask fails while it does not
 * @returns false if it did not within five minutes
 */
export async function untilBack(ask: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await new Promise((done) => setTimeout(done, ASKED_EVERY_MS));
    if (
      await ask().then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}
