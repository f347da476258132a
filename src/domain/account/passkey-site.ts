/** Where passkeys work. Source: docs/behaviour/accounts-and-access.md "Passkeys", docs/decisions/0112. */
import { hostKind } from '../text/host-kind.ts';

/** As a URL has them. */
export interface PageAddress {
  origin: string;
  protocol: string;
  hostname: string;
}
export interface PasskeySite {
  origin: string;
  /** WebAuthn's RP ID: the host name passkeys are made for. */
  rpId: string;
}

/** `elsewhere`: they work at the server's public address, which is another than the page's. */
export type PasskeyHindrance = 'no-https' | 'no-name' | 'no-public-address' | 'elsewhere';

/**
 * Without a public address only localhost is trusted: any other host name would be whatever a request says.
 * @param publicAddress of PUBLIC_URL; undefined if it is not set
 * @param here the address of the page, or of the request
 */
export function passkeySite(
  publicAddress: PageAddress | undefined,
  here: PageAddress,
): PasskeySite | Exclude<PasskeyHindrance, 'elsewhere'> {
  const { origin, protocol, hostname } = publicAddress ?? here;
  const isLocal = isLocalhost(hostname);
  if (!isLocal && hostKind(hostname) !== 'name') return 'no-name';
  if (!isLocal && protocol !== 'https:') return 'no-https';
  if (!isLocal && !publicAddress) return 'no-public-address';
  return { origin, rpId: hostname };
}

/** Why passkeys do not work on this page; undefined if they do, as far as addresses go. */
export function passkeyHindrance(
  publicAddress: PageAddress | undefined,
  here: PageAddress,
): PasskeyHindrance | undefined {
  const site = passkeySite(publicAddress, here);
  if (typeof site === 'string') return site;
  return site.origin === here.origin ? undefined : 'elsewhere';
}

const isLocalhost = (hostname: string): boolean => /^(.+\.)?localhost$/.test(hostname);
