/**
 * When a page does something next: so that its time passes from one event to the next instead of in small steps.
 * Source: docs/decisions/0150-a-guests-time-is-virtual.md.
 */

/** Needs frames before anything can be known: animations that have not begun, a View Transition that is prepared. */
export const AT_ONCE = 0;

type Watched = typeof globalThis & { msToNextEvent: () => number };

/**
 * In the page, before its scripts: notes timers, frames asked for, and View Transitions, for `msToNextEvent`. No function
 * in it may have a name: tsx keeps names with a helper that the page does not have.
 */
export function watchEvents(): void {
  const due = new Map<number, number>();
  let awaited = 0;
  const { setTimeout: later, setInterval: again, clearTimeout: no, clearInterval: noMore } = globalThis;
  const frame = requestAnimationFrame.bind(globalThis);
  const noFrame = cancelAnimationFrame.bind(globalThis);
  const frames = new Set<number>();

  globalThis.setTimeout = ((run: (...passed: unknown[]) => void, ms = 0, ...passed: unknown[]) => {
    const id: number = later(() => {
      due.delete(id);
      run(...passed);
    }, ms) as unknown as number;
    due.set(id, performance.now() + ms);
    return id;
  }) as unknown as typeof setTimeout;
  globalThis.setInterval = ((run: (...passed: unknown[]) => void, ms = 0, ...passed: unknown[]) => {
    const id: number = again(() => {
      due.set(id, performance.now() + ms);
      run(...passed);
    }, ms) as unknown as number;
    due.set(id, performance.now() + ms);
    return id;
  }) as unknown as typeof setInterval;
  globalThis.clearTimeout = (id) => {
    due.delete(id as unknown as number);
    no(id);
  };
  globalThis.clearInterval = (id) => {
    due.delete(id as unknown as number);
    noMore(id);
  };
  globalThis.requestAnimationFrame = (run) => {
    const id = frame((now) => {
      frames.delete(id);
      run(now);
    });
    frames.add(id);
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    frames.delete(id);
    noFrame(id);
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    awaited += 1;
    transition.ready
      .catch(() => undefined)
      .finally(() => {
        awaited -= 1;
      });
    return transition;
  };

  (globalThis as Watched).msToNextEvent = () => {
    const animations = document.getAnimations();
    if (frames.size > 0 || awaited > 0 || animations.some(({ pending }) => pending)) return 0;
    const now = performance.now();
    const ends = animations
      .filter(({ playState }) => playState === 'running')
      .map(({ startTime, effect }) => Number(startTime) + Number(effect?.getComputedTiming().endTime) - now);
    return Math.max(1, Math.min(1e9, ...ends.filter(Number.isFinite), ...[...due.values()].map((at) => at - now)));
  };
}
