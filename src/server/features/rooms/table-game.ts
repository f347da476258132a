import { Refusal } from '#contract/refusal.ts';
import type { HandGame } from '#domain/games/hand-game.ts';
import { findExperience } from '#experiences/registry.ts';
import type { StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { settingsOf } from '#server/settings/stored-settings.ts';

/**
 * The kiosk's two-phone game, to be combined with a room's rules.
 * @throws Refusal if it has none
 */
export async function tableGameOf({ kioskType }: StoredInstance): Promise<(rules: object) => HandGame> {
  const game = await findExperience(kioskType)?.handGame?.();
  if (!game) throw new Refusal('no-table-game');
  return (rules) => game.handGame(rules as never);
}

/**
 * The settings a room keeps when it is opened; later changes apply to later rooms.
 * @param wishes the players' own choices
 */
export async function rulesOfKiosk(instance: StoredInstance, wishes: { untimed?: boolean }): Promise<object> {
  const game = await findExperience(instance.kioskType)?.handGame?.();
  if (!game) throw new Refusal('no-table-game');
  const { settings } = await settingsOf(instance);
  return game.rulesOf({ ...settings, ...wishes } as never);
}
