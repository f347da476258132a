/** An authenticator in software: ES256 keys, attestation "none". Source: WebAuthn Level 3, 6.1 and 6.5. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>;

/** As much of RFC 8949 as an authenticator needs. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])]);
  return Buffer.concat([head(2, value.length), value]);
}

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** What the ceremony is made to be, where it is not right. */
export interface Twist {
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  signCount?: number;
  userHandle?: string;
  type?: string;
  /** Instead of "none". */
  format?: string;
  statement?: Map<Cbor, Cbor>;
}

export interface SoftwarePasskey {
  id: string;
  /** The answer to options of making a passkey. */
  made: (options: MadeFrom, twist?: Twist) => MadeCredential;
  /** The answer to options of signing in. */
  signed: (options: { challenge: string; rpId: string }, twist?: Twist) => SignedCredential;
}
interface MadeFrom {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
interface MadeCredential {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: object;
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
}
export interface SignedCredential {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string };
}

/** @param origin of the page it is used on */
export function softwarePasskey(origin: string): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  let count = 0;
  let user = '';

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(JSON.stringify({ type: twist.type ?? type, challenge, origin: twist.origin ?? origin }));
  const authData = (rpId: string, flags: number, twist: Twist, credential: Uint8Array = new Uint8Array()) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(twist.signCount ?? count);
    const verified = twist.userVerified === false ? 0 : USER_VERIFIED;
    const flagByte = Buffer.from([flags | USER_PRESENT | verified]);
    return Buffer.concat([sha256(twist.rpId ?? rpId), flagByte, counted, credential]);
  };

  return {
    id,
    made: ({ challenge, rp, user: owner }, twist = {}) => {
      user = owner.id;
      const length = Buffer.from([rawId.length >> 8, rawId.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, cbor(coseKey)]);
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', twist.format ?? 'none'],
        ['attStmt', twist.statement ?? new Map()],
        ['authData', authData(rp.id, HAS_CREDENTIAL, twist, credential)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, twist)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal', 'smoke-signal'],
        },
      };
    },
    signed: ({ challenge, rpId }, twist = {}) => {
      count += 1;
      const clientDataJSON = clientData('webauthn.get', challenge, twist);
      const data = authData(rpId, 0, twist);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)),
          userHandle: twist.userHandle ?? user,
        },
      };
    },
  };
}
