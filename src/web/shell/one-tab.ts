/**
 * Lets one tab at a time do something: a Web Lock if available, otherwise a lease in storage. Doing it twice must be
 * harmless; this only saves requests.
 */
import { local } from './start/storage.ts';

/** Lease time: a tab that died holding the lease delays the others this long. Milliseconds. */
const LEASE_MS = 9000;
/** Two tabs that take the lease at the same moment detect each other after this. Milliseconds. */
const SETTLE_MS = 60;

/** Sending queued orders, and exchanging the session's tokens. */
type Job = 'outbox' | 'refresh';

/**
 * Runs the work unless another tab is running it.
 * @returns false if it was not run
 */
export async function inOneTab(job: Job, work: () => Promise<void>): Promise<boolean> {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;
  if (!locks) return withLease(job, work);
  return locks.request(`sipwell-${job}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}

const ownId = Math.random().toString(36).slice(2);

async function withLease(job: Job, work: () => Promise<void>): Promise<boolean> {
  const key = `${job}Owner` as const;
  const isOwn = () => local.get(key)?.startsWith(`${ownId} `) ?? false;
  const [holder, until] = (local.get(key) ?? '').split(' ');
  const now = Date.now();
  const isHeld = holder !== ownId && Number(until) > now && Number(until) <= now + LEASE_MS;
  if (isHeld) return false;
  const renew = () => local.set(key, `${ownId} ${Date.now() + LEASE_MS}`);
  const release = () => {
    if (isOwn()) local.remove(key);
  };
  // A page being closed releases the lease, from the first moment: the next one sends at once.
  globalThis.addEventListener?.('pagehide', release);
  renew();
  let timer: ReturnType<typeof setInterval> | undefined;
  try {
    await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    if (!isOwn()) return false;
    timer = setInterval(renew, LEASE_MS / 3);
    await work();
  } finally {
    clearInterval(timer);
    globalThis.removeEventListener?.('pagehide', release);
    release();
  }
  return true;
}
