/**
 * A guest's device id and session id, both random UUIDs. randomUUID is missing on plain http. Source:
 * docs/behaviour/accounts-and-access.md "Guest identity".
 */
import { local, session } from '../start/storage.ts';

/** The present guest's on a shared screen, else this device's. */
export function deviceId(): string {
  const known = session.get('guestDevice') ?? local.get('deviceId');
  if (known) return known;
  const made = newUuidV4();
  local.set('deviceId', made);
  return made;
}

export function sessionId(): string {
  const known = session.get('sessionId');
  if (known) return known;
  const made = newUuidV4();
  session.set('sessionId', made);
  return made;
}

/** On a shared screen: the next guest has nothing in common with the last. */
export function beginGuest(): void {
  session.set('guestDevice', newUuidV4());
  session.set('sessionId', newUuidV4());
}

function newUuidV4(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
