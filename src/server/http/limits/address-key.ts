/** Groups addresses of one household or venue for limits. Source: docs/behaviour/limits.md "Rate limits". */
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { setNewest } from './bounded-map.ts';

/** A night's guests send thousands of requests from a few addresses. */
const KEPT = 5000;
const kept = new Map<string, string>();

/** An IPv6 address counts as its /64, an IPv4-mapped one as IPv4; what is no address counts as itself. */
export function addressKey(ip: string): string {
  if (isIPv4(ip)) return ip;
  const known = kept.get(ip);
  if (known !== undefined) return known;
  const key = keyOf(ip);
  setNewest(kept, ip, key, KEPT);
  return key;
}

function keyOf(ip: string): string {
  const text = ip.split('%')[0] ?? '';
  if (!ipaddr.isValid(text)) return ip.slice(0, 64);
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
