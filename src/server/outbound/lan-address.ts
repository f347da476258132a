/**
 * Which addresses machines may be called at: public ones, and private ones that the settings list. Source:
 * docs/behaviour/machines.md "Which addresses".
 */
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

/** A name, an address or a network, as LAN_HOSTS lists them. */
export const isLanHost = (text: string): boolean =>
  ipaddr.isValid(text) ||
  ipaddr.isValidCIDR(text) ||
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i.test(text);

/** Never link-local ones, where clouds keep their secrets, nor those that are no single machine's. */
const OF_A_NETWORK: readonly string[] = ['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'];

/** @param lanHosts names, addresses and networks @returns whether an address that a host's name has may be called */
export const allowedAddresses =
  (lanHosts: readonly string[]) =>
  (address: string, hostname: string): boolean => {
    if (isPublicAddress(address)) return true;
    if (!ipaddr.isValid(address) || address.includes('%')) return false;
    const parsed = ipaddr.process(address);
    if (!OF_A_NETWORK.includes(parsed.range())) return false;
    return lanHosts.some((host) => host.toLowerCase() === hostname.toLowerCase() || contains(host, parsed));
  };

function contains(host: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ipaddr.isValid(host)) return ipaddr.process(host).toNormalizedString() === address.toNormalizedString();
  if (!ipaddr.isValidCIDR(host)) return false;
  const [network, bits] = ipaddr.parseCIDR(host);
  return network.kind() === address.kind() && address.match(network, bits);
}
