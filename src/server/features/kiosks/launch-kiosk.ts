import type { InstanceConfig } from '#contract/kiosk/kiosks.ts';
import { Refusal } from '#contract/refusal.ts';
import { newJoinCode } from '#domain/kiosk/join-code.ts';
import { findExperience } from '#experiences/registry.ts';
import type { Services } from '../../services.ts';
import { findInstance, insertInstance, type StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';

const TRIES = 20;

/** Launches an instance under a code that was never used before. @throws Refusal unknown-kiosk-type */
export async function launchKiosk(
  { db, clock, randomInt }: Pick<Services, 'db' | 'clock' | 'randomInt'>,
  kiosk: { shopId: string; kioskType: string; name: string; config?: InstanceConfig },
): Promise<StoredInstance> {
  if (!findExperience(kiosk.kioskType)) throw new Refusal('unknown-kiosk-type');
  for (let i = 0; i < TRIES; i++) {
    const joinCode = newJoinCode(randomInt);
    if (!(await insertInstance(db, { ...kiosk, joinCode }, clock().toISOString()))) continue;
    const launched = await findInstance(db, joinCode);
    if (launched) return launched;
  }
  throw new Error('no free join code was found');
}
