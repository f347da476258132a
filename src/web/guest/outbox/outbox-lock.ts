/**
 * Lets one tab at a time send queued orders: a Web Lock if available, otherwise a lease in storage. The idempotency key
 * prevents duplicates anyway; this only saves requests.
 */
import { local } from '#web/shell/start/storage.ts';

/** Lease time: a tab that died holding the lease delays the others this long. Milliseconds. */
const LEASE_MS = 9000;
/** Two tabs that take the lease at the same moment detect each other after this. Milliseconds. */
const SETTLE_MS = 60;

const NAME = 'sipwell-outbox';

/**
 * Runs the work unless another tab is running it.
 * @returns false if it was not run
 */
export async function withOutboxLock(work: () => Promise<void>): Promise<boolean> {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;
  if (!locks) return withLease(work);
  return locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}

/** A page being closed releases the lease. */
const release = () => {
  if (local.get('outboxOwner')?.startsWith(`${ownId} `)) local.remove('outboxOwner');
};

const ownId = Math.random().toString(36).slice(2);

async function withLease(work: () => Promise<void>): Promise<boolean> {
  const [holder, until] = (local.get('outboxOwner') ?? '').split(' ');
  const now = Date.now();
  const isHeld = holder !== ownId && Number(until) > now && Number(until) <= now + LEASE_MS;
  if (isHeld) return false;
  const renew = () => local.set('outboxOwner', `${ownId} ${Date.now() + LEASE_MS}`);
  renew();
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  if (!local.get('outboxOwner')?.startsWith(`${ownId} `)) return false;
  const timer = setInterval(renew, LEASE_MS / 3);
  globalThis.addEventListener?.('pagehide', release);
  try {
    await work();
  } finally {
    clearInterval(timer);
    globalThis.removeEventListener?.('pagehide', release);
    release();
  }
  return true;
}
