/** A walk as stops: it stands at each until the next is asked for, so that each can be judged, and again, by itself. */
import type { Page } from 'playwright-core';
import type { Visit } from '../visit.ts';

export interface Stops {
  /**
   * Goes on to a stop; stays if it stands there. Stops before it are passed.
   * @throws what the walk threw on its way; asked once more for the same stop, the walk begins anew
   */
  reach: (screen: string) => Promise<Page>;
  /** @throws if the walk does not come to its end, or has a stop after its last */
  finish: () => Promise<void>;
  close: () => Promise<void>;
}

/** Everything a walk needs, made for it alone. */
export interface Way {
  walk: (visit: Visit) => Promise<void>;
  close: () => Promise<void>;
}

interface Stop {
  page: Page;
  screen: string;
}
interface Walker {
  way: Way;
  at: Stop | undefined;
  /** Goes on. @returns the next stop, or undefined at the end of the walk */
  goOn: () => Promise<Stop | undefined>;
}

const LISTED = 'Its stops are listed in e2e/accessibility/screens-of-walks.ts.';

/** @param screens its stops, in order: another one is a failure */
export function stopsOf(screens: readonly string[], start: () => Promise<Way>): Stops {
  let walker: Walker | undefined;
  let failure: { before: string; cause: unknown } | undefined;

  const close = async () => {
    const { way } = walker ?? {};
    walker = undefined;
    await way?.close();
  };

  /** @param goal undefined for the end of the walk */
  const goTo = async (goal: string | undefined): Promise<Stop | undefined> => {
    const name = goal ?? 'its end';
    if (failure && failure.before !== name)
      throw new Error(`The walk failed before ${failure.before}.`, { cause: failure.cause });
    failure = undefined;
    try {
      walker ??= walkerOf(await start());
      if (goal !== undefined && walker.at?.screen === goal) return walker.at;
      const passed = screens.slice(0, goal === undefined ? undefined : screens.indexOf(goal));
      for (;;) {
        const stop = await walker.goOn();
        if (stop?.screen === goal) return stop;
        if (!stop) throw new Error(`The walk ended before ${name}. ${LISTED}`);
        if (!passed.includes(stop.screen)) throw new Error(`The walk came to ${stop.screen} before ${name}. ${LISTED}`);
      }
    } catch (cause) {
      failure = { before: name, cause };
      await close();
      throw cause;
    }
  };

  return {
    reach: async (screen) => (await goTo(screen))!.page,
    finish: async () => void (await goTo(undefined)),
    close,
  };
}

function walkerOf(way: Way): Walker {
  let leave = (): void => undefined;
  let arrive: (stop: Stop) => void = () => undefined;
  const visit: Visit = (page, screen) => {
    arrive({ page, screen });
    return new Promise((left) => (leave = left));
  };
  let whole: Promise<undefined> | undefined;
  const walker: Walker = {
    way,
    at: undefined,
    goOn: async () => {
      const arrived = new Promise<Stop>((reached) => (arrive = reached));
      if (whole) leave();
      else whole = way.walk(visit).then(() => undefined);
      // It fails too when it is closed halfway, and then nobody waits for it.
      whole.catch(() => undefined);
      return (walker.at = await Promise.race([arrived, whole]));
    },
  };
  return walker;
}
