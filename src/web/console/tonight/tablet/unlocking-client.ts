import type { Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';

interface Lock {
  isLocked: () => boolean;
  /** Asks for a PIN. @returns whether the tablet is unlocked now */
  ask: () => Promise<boolean>;
  /** Why nothing was sent. */
  refusal: () => string;
}

/** A client that asks for a PIN where one is needed, once for several calls, and then sends what was to be sent. */
export function unlockingClient(client: Client, { isLocked, ask, refusal }: Lock): Client {
  let asking: Promise<boolean> | undefined;
  const unlock = async () => {
    asking ??= ask().finally(() => (asking = undefined));
    if (!(await asking)) throw new Refusal('pin-required', { status: 403, message: refusal() });
  };
  return async (route, input, options) => {
    if (route.startsWith('GET ')) return client(route, input, options);
    if (isLocked()) await unlock();
    try {
      return await client(route, input, options);
    } catch (failure) {
      // The server may have locked it meanwhile.
      if (!(failure instanceof Refusal) || failure.code !== 'pin-required') throw failure;
      await unlock();
      return client(route, input, options);
    }
  };
}
