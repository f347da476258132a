import { Refusal } from '#contract/refusal.ts';
import type { HandGame } from '#domain/games/hand-game.ts';
import { findExperience } from '#experiences/registry.ts';
import type { StoredInstance } from '../../repos/kiosks.repo.ts';
import { settingsOf } from '#server/settings/stored-settings.ts';

/** The kiosk's game for two, to be made with a room's rules. @throws Refusal where it has none */
export async function tableGameOf({ kioskType }: StoredInstance): Promise<(rules: object) => HandGame> {
  const game = await findExperience(kioskType)?.handGame?.();
  if (!game) throw new Refusal('no-table-game');
  return (rules) => game.handGame(rules as never);
}

/**
 * What a room opened now keeps of the kiosk's settings; later changes are for later rooms.
 * @param wishes what its players may choose themselves
 */
export async function rulesOfKiosk(instance: StoredInstance, wishes: { untimed?: boolean }): Promise<object> {
  const game = await findExperience(instance.kioskType)?.handGame?.();
  if (!game) throw new Refusal('no-table-game');
  const { settings } = await settingsOf(instance);
  return game.rulesOf({ ...settings, ...wishes } as never);
}
