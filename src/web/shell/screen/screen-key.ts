import { local, type LocalKey } from '#web/shell/start/storage.ts';

/**
 * The key in the address, kept so that a screen that starts again without it comes back by itself.
 * @param fragment with its #
 * @param kept where it is kept
 */
export function screenKey(kept: LocalKey, fragment: string): string | null {
  const given = new URLSearchParams(fragment.slice(1)).get('key');
  if (given) local.set(kept, given);
  return given ?? local.get(kept);
}
