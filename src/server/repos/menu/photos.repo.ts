/** Photos in use, wherever their address can occur. */
import type { Db } from '../../db/database.ts';

const PATTERN = '%/uploads/photos/%';
const NAMES = /\/uploads\/photos\/([0-9a-f]{64}\.[a-z]+)/g;

/** File names used by recipes, their copies on kiosks, quizzes, kiosks' settings and undoable batches. */
export async function listShownPhotos(db: Db): Promise<Set<string>> {
  const texts = await Promise.all([
    db.selectFrom('master_recipes').select('recipe as text').where('recipe', 'like', PATTERN).execute(),
    db.selectFrom('recipes').select('recipe as text').where('recipe', 'like', PATTERN).execute(),
    db.selectFrom('ez_quizzes').select('questions as text').where('questions', 'like', PATTERN).execute(),
    db.selectFrom('kiosk_instances').select('config as text').where('config', 'like', PATTERN).execute(),
    db.selectFrom('shops').select('settings as text').where('settings', 'like', PATTERN).execute(),
    db.selectFrom('batches').select('content as text').where('content', 'like', PATTERN).execute(),
  ]);
  return new Set(texts.flat().flatMap(({ text }) => [...(text ?? '').matchAll(NAMES)].map(([, name]) => name ?? '')));
}
