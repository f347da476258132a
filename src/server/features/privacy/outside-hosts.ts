/** Servers other than this one, sorted. A path is of this one. */
export function outsideHosts(
  addresses: readonly (string | null | undefined)[],
  publicUrl: string | undefined,
): string[] {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const hosts = addresses.flatMap((address) =>
    address && /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).host : [],
  );
  return [...new Set(hosts)].filter((host) => host !== own).sort();
}
