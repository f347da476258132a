/** Resolves names for outgoing calls: the address that is checked is the one that is connected to. */
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

export type LookupAll = (
  hostname: string,
  callback: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

export const lookupAll: LookupAll = (hostname, callback) =>
  systemLookup(hostname, { all: true, verbatim: true }, callback);

/** For a socket. @param isAllowed one address of a name that is not fails the call with `refusal` */
export function guardedLookup(
  lookup: LookupAll,
  isAllowed: (address: string, hostname: string) => boolean,
  refusal: () => Error,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const first = addresses[0];
      if (!first || !addresses.every(({ address }) => isAllowed(address, hostname))) return callback(refusal(), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
