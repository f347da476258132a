/** A simulated machine inside the server is paired by the server, with a token of this start. Source: docs/decisions/0116. */
import { newPairingCode } from '#domain/machine/pairing-code.ts';
import type { Steps } from '../../db/steps.ts';
import { hashOfMachineSecret } from '../../http/caller.ts';
import * as repo from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';
import { loseJob } from '../job-events.ts';
import { brokerPasswordHash } from '../mqtt/broker-password.ts';

const CODE_LIFE_MS = 60_000;

/** What it was making is lost, as with a machine that had no power. The machine is locked by the caller. */
export function* pairItself(
  { randomInt }: Pick<Services, 'randomInt'>,
  { id, name }: Pick<repo.StoredMachine, 'id' | 'name'>,
  { token, now }: { token: string; now: Date },
): Steps<boolean> {
  yield* loseJob(id, 'power_loss', now);
  const codeHash = hashOfMachineSecret(newPairingCode(randomInt));
  yield* repo.renewCodeOf(id, codeHash, new Date(now.getTime() + CODE_LIFE_MS).toISOString());
  return yield* repo.pairMachine({
    machineId: id,
    codeHash,
    tokenHash: hashOfMachineSecret(token),
    brokerHash: brokerPasswordHash(token),
    name,
    firmware: null,
    at: now.toISOString(),
  });
}
