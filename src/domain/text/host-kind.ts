/** What a host in a printed address is worth: docs/install.md "A name for the box". */
export type HostKind = 'this-device' | 'number' | 'name';

const THIS_DEVICE = /^(localhost|127\.[\d.]+|\[::1\])$/;
const NUMBER = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/** @param hostname as in `location.hostname` */
export function hostKind(hostname: string): HostKind {
  if (THIS_DEVICE.test(hostname)) return 'this-device';
  return NUMBER.test(hostname) ? 'number' : 'name';
}
