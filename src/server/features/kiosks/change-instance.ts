/** One change of a kiosk: checked, written and noted, or nothing of it. */
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as kiosks from '../../repos/kiosk/kiosks.repo.ts';
import { rememberPictures, webAddressesIn } from '../../repos/menu/known-pictures.repo.ts';
import { firstUsableVoice } from '../../repos/menu/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { readConfig } from './instance-config.ts';

export interface Change {
  joinCode: string;
  accountId: string;
  /** What it replaces; undefined replaces whatever is there. */
  version: number | undefined;
  /** `config` as it came: an object, or one as a JSON string. */
  wanted: Omit<kiosks.InstanceChange, 'config'> & { config?: unknown };
}

/** @returns the kiosk as it is now @throws Refusal instance-not-found, changed-meanwhile, or what is wrong with the settings */
export async function changeInstance(
  { db, clock, newId }: Services,
  { joinCode, accountId, version, wanted: { name, status, pauseReason, config: sent } }: Change,
): Promise<kiosks.StoredInstance> {
  const known = await kiosks.findInstance(db, joinCode);
  if (!known) throw new Refusal('instance-not-found');
  const config = sent === undefined ? undefined : await readConfig(sent, known.kioskType);

  return inTransaction(db, async (tx) => {
    const before = await kiosks.holdInstance(tx, joinCode, version);
    if (!before) throw new Refusal(version === undefined ? 'instance-not-found' : 'changed-meanwhile');
    await requireUsableVoice(tx, before, config?.voiceProfileId);

    const at = clock().toISOString();
    const note = (action: ActionName, details: object = {}) =>
      recordAction(tx, {
        id: newId(),
        at,
        accountId,
        action,
        shopId: before.shopId,
        details: { joinCode, ...details },
      });
    await kiosks.saveInstance(tx, joinCode, { name, status, pauseReason, config });
    if (config) await rememberPictures(tx, webAddressesIn(config), at);
    if (config || name !== undefined) await note('kiosk-config-saved');
    if (status !== undefined && status !== before.status)
      await note('kiosk-status-saved', { status, ...(status === 'paused' && pauseReason && { reason: pauseReason }) });

    return (await kiosks.findInstance(tx, joinCode)) ?? before;
  });
}

/** One that was chosen before may be gone by now: that does not keep the rest from being saved. */
async function requireUsableVoice(tx: Db, { shopId, config }: kiosks.StoredInstance, id: string | undefined) {
  if (id === undefined || id === config.voiceProfileId) return;
  if (!(await firstUsableVoice(tx, shopId, [id]))) throw new Refusal('voice-profile-not-found');
}
