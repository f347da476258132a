import { OFFLINE_AFTER_MS } from '#domain/machine/choose-machine.ts';
import { DISPLAY_GONE_AFTER_MS } from '#domain/machine/presence.ts';
import { listGoneDisplays, noteDisplayGone } from '../repos/machines/displays.repo.ts';
import { listSilentMachines, noteSilent } from '../repos/machines/silent-machines.repo.ts';
import type { Services } from '../services.ts';

/** One event for each machine and each screen that has fallen silent: whoever follows the shop sees it. */
export async function sweepSilence({ db, commit, clock }: Pick<Services, 'db' | 'commit' | 'clock'>): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const offline = before(OFFLINE_AFTER_MS);
  for (const id of await listSilentMachines(db, offline)) await commit(() => noteSilent(id, offline, at));
  const gone = before(DISPLAY_GONE_AFTER_MS);
  for (const machineId of await listGoneDisplays(db, gone)) await commit(() => noteDisplayGone(machineId, gone, at));
}
