/**
 * The settings to play with: what was saved, and the default pack for whatever was not.
 * @param saved `config.experience` as it came; only the keys that the pack has are taken
 */
export function mergeDefaultSettings<Settings extends object>(pack: Settings, saved: unknown): Settings {
  if (typeof saved !== 'object' || saved === null) return pack;
  const known = Object.entries(saved).filter(([key, value]) => key in pack && value !== undefined);
  return { ...pack, ...Object.fromEntries(known) };
}
