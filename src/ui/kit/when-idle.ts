/** Latest start on a busy page, and the start where there are no idle callbacks: Safari. Milliseconds. */
const LATEST_MS = 2000;
const WITHOUT_CALLBACKS_MS = 300;

/** Runs it once what is on the screen has been painted and the page is idle. @returns how to call it off */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, WITHOUT_CALLBACKS_MS);
  return () => clearTimeout(timer);
}
