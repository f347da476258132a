import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '93.184.216.34',
  '1.1.1.1',
  '2606:4700:4700::1111',
  '[2606:4700:4700::1111]',
  '::ffff:1.1.1.1',
  '64:ff9b::101:101',
  '2002:101:101::1',
])('may go to %s', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '[::1]',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a00:1',
  '2002:7f00:1::1',
  '2002:c0a8:101::1',
  'localhost',
  'example.com',
  '',
])('may not go to %s', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '0x7f.1'])('recognises %s as this machine', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);
