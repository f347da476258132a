import { describe, expect, it } from 'vitest';
import { allowedAddresses, isLanHost } from './lan-address.ts';

const isAllowed = allowedAddresses([
  '192.168.1.0/24',
  '10.0.0.7',
  'Berry.local',
  '127.0.0.1',
  'fd00::/8',
  '169.254.0.0/16',
]);

describe('allowedAddresses', () => {
  it.each([
    ['a public one', '93.184.216.34', 'bar.example', true],
    ['of a listed network', '192.168.1.40', '192.168.1.40', true],
    ['of no listed network', '192.168.2.40', '192.168.2.40', false],
    ['a listed address', '10.0.0.7', '10.0.0.7', true],
    ['beside it', '10.0.0.8', '10.0.0.8', false],
    ['a listed name', '10.9.9.9', 'berry.local', true],
    ['another name', '10.9.9.9', 'apple.local', false],
    ['this computer, listed', '127.0.0.1', 'localhost', true],
    ['mapped into IPv6', '::ffff:192.168.1.40', 'x', true],
    ['unique local, listed', 'fd12::1', 'x', true],
    ['unique local with a zone', 'fd12::1%eth0', 'x', false],
    ['link-local, though listed', '169.254.169.254', 'x', false],
    ['link-local by a listed name', '169.254.169.254', 'berry.local', false],
    ['link-local IPv6 by a listed name', 'fe80::1', 'berry.local', false],
    ['nowhere', '0.0.0.0', 'berry.local', false],
    ['to all', '255.255.255.255', 'berry.local', false],
    ['to many', '224.0.0.1', 'berry.local', false],
    ['no address', 'berry.local', 'berry.local', false],
  ])('%s', (_case, address, hostname, expected) => expect(isAllowed(address, hostname)).toBe(expected));

  it('lists nothing unless told', () => {
    const only = allowedAddresses([]);
    expect([only('192.168.1.1', 'x'), only('127.0.0.1', 'localhost'), only('1.1.1.1', 'x')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it.each([
  ['berry.local', true],
  ['192.168.1.0/24', true],
  ['fd00::/8', true],
  ['10.0.0.7', true],
  ['http://berry.local', false],
  ['berry local', false],
  ['-', false],
  ['192.168.1.0/99', false],
])('%s in LAN_HOSTS: %s', (text, expected) => expect(isLanHost(text)).toBe(expected));
