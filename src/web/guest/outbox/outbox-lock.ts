/** One tab at a time sends what is kept: a Web Lock where there is one, else a lease in storage. One key is one drink anyway; this only saves work. */
import { local } from '#web/shell/start/storage.ts';

/** A tab that died with the lease holds the others up for so long. Milliseconds. */
const LEASE_MS = 9000;
/** Two tabs that take the lease in one moment see each other after this. Milliseconds. */
const SETTLE_MS = 60;

const NAME = 'sipwell-outbox';

/** Does the work unless another tab is at it. @returns false when it was not done */
export async function asOnlySender(work: () => Promise<void>): Promise<boolean> {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;
  if (!locks) return withLease(work);
  return locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}

/** A page that goes away leaves the lease to the next. */
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
