import { expect, it } from 'vitest';
import { machineQrUrl, readMachineQr } from './machine-qr.ts';

const invalid = { error: 'Invalid QR code. Please scan a valid machine QR code.' };
const wrongFormat = { error: 'Invalid QR code format. Please scan a valid machine QR code.' };

it.each([
  ['our own code', machineQrUrl('https://bar.example', 'demo bar/1'), { shopId: 'demo bar/1' }],
  [
    'the code of a screen, with its proof',
    machineQrUrl('https://bar.example', 's1', '60000000.AbCdEf-_012345'),
    { shopId: 's1', proof: '60000000.AbCdEf-_012345' },
  ],
  ['other parameters around it', 'http://x.test/approve?p=1&shopId=s1&z=2#top', { shopId: 's1', proof: '1' }],
  ['an empty proof', 'http://x.test/approve?p=&shopId=s1', { shopId: 's1' }],
  ['an address without a shop', 'https://x.test/approve', invalid],
  ['an empty shop', 'https://x.test/approve?shopId=', invalid],
  ['a broken escape', 'https://x.test/approve?shopId=%E0%A4%A', invalid],
  ['the wrong name', 'https://x.test/?shopid=1', invalid],
  ['plain text', 'shopId=1', wrongFormat],
  ['another scheme', 'javascript:alert(1)?shopId=1', wrongFormat],
])('%s', (_case, scanned, expected) => expect(readMachineQr(scanned)).toEqual(expected));
