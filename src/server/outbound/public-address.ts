/**
 * Which addresses the server may connect to for a phone: public unicast ones, in any notation. Source:
 * docs/behaviour/pictures.md "Proxy".
 */
import ipaddr from 'ipaddr.js';

/** @param address an IPv4 or IPv6 literal, with or without brackets; anything else is refused */
export function isPublicAddress(address: string): boolean {
  const text = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const parsed = ipaddr.parse(text);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast' && !isBenchmarking(parsed);
  const inner = carriedIPv4(parsed);
  if (inner) return isPublicAddress(inner.toString());
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST, 3);
}

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');
const BENCHMARKING = ipaddr.IPv4.parse('198.18.0.0');
const isBenchmarking = (address: ipaddr.IPv4): boolean => address.match(BENCHMARKING, 15);

/** The IPv4 address embedded in an IPv6 one: mapped, translated (NAT64) or tunnelled (6to4). */
function carriedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const bytes = address.toByteArray();
  if (address.match(NAT64, 96)) return new ipaddr.IPv4(bytes.slice(12, 16));
  if (address.match(SIX_TO_FOUR, 16)) return new ipaddr.IPv4(bytes.slice(2, 6));
  return undefined;
}

const NAT64 = ipaddr.IPv6.parse('64:ff9b::');
const SIX_TO_FOUR = ipaddr.IPv6.parse('2002::');
