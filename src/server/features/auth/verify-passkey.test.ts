import { describe, expect, it } from 'vitest';
import { cbor, softwarePasskey, type Twist } from '#test/server/software-passkey.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { ORIGIN, usePasskeys } from '#test/server/use-passkeys.ts';

describe.each(testEngines)('passkeys that do not hold on %s', (_engine, open) => {
  const { own, begin, add, listOf, beginSignIn, signIn, signInBy } = usePasskeys(open);

  it.each<[string, Twist, string]>([
    ['on another site', { origin: 'https://evil.example' }, 'passkey-wrong-site'],
    ['on the same host without HTTPS', { origin: 'http://bar.example' }, 'passkey-wrong-site'],
    ['for another RP', { rpId: 'evil.example' }, 'passkey-wrong-site'],
    ['without the person verified', { userVerified: false }, 'passkey-invalid'],
    ['in the other ceremony', { type: 'webauthn.none' }, 'passkey-invalid'],
    ['of an account that is not its own', { userHandle: 'c29tZWJvZHk' }, 'passkey-of-another-account'],
  ])('are refused %s', async (_case, twist, code) => {
    const reply = await signInBy(own.passkey, twist);
    expect([reply.statusCode, reply.json().code]).toEqual([403, code]);
    expect(reply.body).not.toContain('token');
    if (twist.userHandle) return;
    const made = await add(own.headers, softwarePasskey(ORIGIN).made((await begin(own.headers)).json(), twist));
    expect([made.statusCode, made.json().code]).toEqual([403, code]);
    expect(await listOf(own.headers)).toHaveLength(1);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['half a map', Buffer.from([0xa3, 0x63])],
    ['a map of nothing', cbor(new Map())],
    [
      'texts for bytes',
      cbor(
        new Map([
          ['fmt', 'none'],
          ['authData', 'text'],
        ]),
      ),
    ],
    [
      'data that is too short',
      cbor(
        new Map<string, string | Buffer>([
          ['fmt', 'none'],
          ['authData', Buffer.alloc(5)],
        ]),
      ),
    ],
    ['no statement', cbor(new Map([['fmt', 'packed']]))],
  ])('are refused where a browser sends %s', async (_case, attestationObject) => {
    const made = softwarePasskey(ORIGIN).made((await begin(own.headers)).json());
    const response = { ...made.response, attestationObject: attestationObject.toString('base64url') || 'A' };
    expect((await add(own.headers, { ...made, response })).statusCode).toBe(403);
    const signed = own.passkey.signed(await beginSignIn());
    signed.response.authenticatorData = attestationObject.toString('base64url') || 'A';
    expect((await signIn(signed)).statusCode).toBe(403);
  });
});
