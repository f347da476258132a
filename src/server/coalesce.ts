/**
 * Calls that come while the work runs make it run once more, after it.
 * @returns the work, so called; it resolves when nothing is left to run
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    again = true;
    return (running ??= run());
  };
}
