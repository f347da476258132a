/**
 * The effective settings: what was saved, and defaults for missing keys.
 * @param saved `config.experience` as received; only keys of the default pack are taken
 */
export function mergeDefaultSettings<Settings extends object>(pack: Settings, saved: unknown): Settings {
  if (typeof saved !== 'object' || saved === null) return pack;
  const known = Object.entries(saved).filter(([key, value]) => key in pack && value !== undefined);
  return { ...pack, ...Object.fromEntries(known) };
}
