/**
 * Verifies what a browser has made or signed. Loaded when somebody uses a passkey: its libraries take memory that most
 * servers never need. Source: docs/behaviour/accounts-and-access.md "Passkeys".
 */
import { hash } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, parseAuthenticatorData } from '@simplewebauthn/server/helpers';
import type { Input } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import type { PasskeySite } from '#domain/account/passkey-site.ts';
import type { StoredPasskey } from '../../repos/account/passkeys.repo.ts';
import type { ClientData } from './passkey-challenges.ts';

type Made = Input<'POST /api/me/passkeys'>['body']['credential'];
type Signed = Input<'POST /v1/auth/passkey'>['body']['credential'];

interface Expected {
  site: PasskeySite;
  data: ClientData;
}

/** @throws Refusal passkey-wrong-site, passkey-invalid */
export async function verifyMade(
  credential: Made,
  { site, data, algorithms }: Expected & { algorithms: readonly number[] },
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'signCount'>> {
  requireOwnSite(authDataOf(credential.response.attestationObject), { site, data });

  const { clientDataJSON, attestationObject } = credential.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: data.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(invalid);
  if (!verified) throw new Refusal('passkey-invalid');
  const { id, publicKey, counter } = registrationInfo.credential;
  if (id !== credential.id) throw new Refusal('passkey-invalid');
  return { credentialId: id, publicKey, signCount: counter };
}

/**
 * @returns the device's count of signatures
 * @throws Refusal passkey-wrong-site, passkey-copied, passkey-invalid
 */
export async function verifySigned(
  credential: Signed,
  { site, data, passkey }: Expected & { passkey: StoredPasskey },
): Promise<number> {
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  const authData = Uint8Array.from(Buffer.from(authenticatorData, 'base64url'));
  requireOwnSite(authData, { site, data });
  const { counter } = attempt(() => parseAuthenticatorData(authData));
  // Devices that do not count stay at 0.
  if ((counter > 0 || passkey.signCount > 0) && counter <= passkey.signCount) throw new Refusal('passkey-copied');

  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: data.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.signCount },
  }).catch(invalid);
  if (!verified) throw new Refusal('passkey-invalid');
  return authenticationInfo.newCounter;
}

/**
 * None is asked for. Those with certificates would make this server look up addresses that they name; devices that
 * sign with the key itself do so unasked.
 */
function authDataOf(attestationObject: string): Uint8Array {
  const authData = attempt(() => {
    const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
    const format = attestation.get('fmt');
    const isBySelf = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
    return format === 'none' || isBySelf ? attestation.get('authData') : undefined;
  });
  return authData instanceof Uint8Array ? authData : invalid();
}

/** Authenticator data begins with SHA-256 of the RP ID: WebAuthn, 6.1. */
function requireOwnSite(authData: Uint8Array, { site, data }: Expected): void {
  const ofSite = hash('sha256', site.rpId, 'buffer');
  if (data.origin !== site.origin || !ofSite.equals(authData.subarray(0, ofSite.length)))
    throw new Refusal('passkey-wrong-site');
}

/** The library throws an Error for whatever does not hold. */
const invalid = (): never => {
  throw new Refusal('passkey-invalid');
};

function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch {
    return invalid();
  }
}
