import { expect, it } from 'vitest';
import { passkeyHindrance, passkeySite } from './passkey-site.ts';

const at = (address: string) => new URL(address);

it.each([
  ['a public address with HTTPS', 'https://bar.example/sipwell', 'http://10.0.0.5', 'https://bar.example bar.example'],
  ['its port', 'https://bar.example:8443', 'http://10.0.0.5', 'https://bar.example:8443 bar.example'],
  ['localhost without HTTPS', undefined, 'http://localhost:8080', 'http://localhost:8080 localhost'],
  ['localhost as public address', 'http://localhost:8080', 'http://bar.example', 'http://localhost:8080 localhost'],
  ['a name below localhost', undefined, 'http://bar.localhost:81', 'http://bar.localhost:81 bar.localhost'],
  ['an IP address', undefined, 'http://127.0.0.1:8080', 'no-name'],
  ['an IPv6 address', undefined, 'http://[::1]:8080', 'no-name'],
  ['an IP address with HTTPS', 'https://192.168.1.4', 'https://192.168.1.4', 'no-name'],
  ['a public address without HTTPS', 'http://bar.example', 'http://bar.example', 'no-https'],
  ['a name without HTTPS', undefined, 'http://sipwell.local', 'no-https'],
  ['a name that only the request says', undefined, 'https://bar.example', 'no-public-address'],
  ['a name that looks like localhost', undefined, 'http://notlocalhost', 'no-https'],
])('are at %s', (_case, publicUrl, here, expected) => {
  const site = passkeySite(publicUrl === undefined ? undefined : at(publicUrl), at(here));
  expect(typeof site === 'string' ? site : `${site.origin} ${site.rpId}`).toBe(expected);
});

it.each([
  ['where they are', 'https://bar.example', 'https://bar.example/login', undefined],
  ['elsewhere', 'https://bar.example', 'http://localhost:8080/login', 'elsewhere'],
  ['at an address that is none for them', undefined, 'http://192.168.1.4:8080/login', 'no-name'],
])('say on a page %s', (_case, publicUrl, here, expected) =>
  expect(passkeyHindrance(publicUrl === undefined ? undefined : at(publicUrl), at(here))).toBe(expected),
);
