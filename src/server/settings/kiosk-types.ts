import { experiences } from '#experiences/registry.ts';
import type { Db } from '#server/db/database.ts';
import { upsertKioskTypes } from '#server/repos/kiosk/kiosks.repo.ts';

/**
 * Writes the kiosk types of the registry.
 * @returns their number
 */
export async function seedKioskTypes(db: Db, at: string): Promise<number> {
  await upsertKioskTypes(
    db,
    experiences.map(({ id, name, description, requiredInputs }) => ({
      id,
      config_identifier: id,
      name,
      description,
      required_inputs: requiredInputs,
    })),
    at,
  );
  return experiences.length;
}
