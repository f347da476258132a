/** The simulated machine of the demo's cocktail bar, inside the server: a client of it like any other. */
import { randomBytes } from 'node:crypto';
import * as repo from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';
import { loseJob } from '../job-events.ts';
import { httpLink } from './http-link.ts';
import { pairItself } from './pair-itself.ts';
import { runMachine } from './simulated-machine.ts';
import { sleep } from './sleep.ts';

/** Seeded with the demo; an owner may remove it. */
export const DEMO_MACHINE = { id: 'demo-bar-machine', shopId: 'demo-bar', name: 'House simulator 模擬機器' };

const FAST = 10;
/** Guests and staff are answered first. Milliseconds. */
const AFTER_START_MS = 1000;
const TOKEN_BYTES = 32;

/**
 * Runs it until the signal aborts, with a token of this start. Without it the bar has no machine: drinks end after the
 * time they should take.
 * @param origin of this server
 */
export async function runDemoMachine(services: Services, origin: string, signal: AbortSignal): Promise<void> {
  const { config, commit, clock } = services;
  const token = config.DEMO_MACHINE === 'off' ? undefined : randomBytes(TOKEN_BYTES).toString('base64url');
  const isThere = await commit(() => pairAnew(services, token, clock()));
  if (!isThere || token === undefined) return;
  await sleep(AFTER_START_MS, signal);
  if (signal.aborted) return;
  await runMachine(
    {
      ...httpLink(`${origin}${config.BASE_PATH ?? ''}`, token),
      machineId: DEMO_MACHINE.id,
      speed: config.DEMO_MACHINE === 'fast' ? FAST : 1,
      faultOf: () => undefined,
      now: () => clock().getTime(),
      sleep,
    },
    signal,
  );
}

/** @returns false if its owner has removed it, or it was never there */
function* pairAnew({ randomInt }: Pick<Services, 'randomInt'>, token: string | undefined, now: Date) {
  const known = yield* repo.lockMachine(DEMO_MACHINE.id);
  if (!known) return false;
  if (token !== undefined) return yield* pairItself({ randomInt }, known, { token, now });
  yield* loseJob(known.id, 'power_loss', now);
  return known.isPaired ? yield* repo.unpairMachine(known.id) : true;
}
