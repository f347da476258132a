import { expect, it } from 'vitest';
import { hostKind } from './host-kind.ts';

it.each([
  ['localhost', 'this-device'],
  ['127.0.0.1', 'this-device'],
  ['[::1]', 'this-device'],
  ['192.168.1.20', 'number'],
  ['[fd00::12]', 'number'],
  ['sipwell.local', 'name'],
  ['bar.example.com', 'name'],
  ['10bar.example', 'name'],
])('%s is of the kind %s', (hostname, kind) => expect(hostKind(hostname)).toBe(kind));
