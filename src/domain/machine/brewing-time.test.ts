import { expect, it } from 'vitest';
import { brewingTimeMs } from './brewing-time.ts';

it.each([
  ['longest pour plus 15 s', 'v1;glass;1,2,4000;1,3,9000', 24_000],
  ['first two segments ignored', '0,0,99999;0,0,99999;1,2,1000', 16_000],
  ['trailing separator', 'v1;glass;1,2,1000;', 16_000],
  ['missing string', undefined, 3000],
  ['empty string', '', 3000],
  ['header alone', 'SW1;sizeS', 3000],
  ['garbage pour', 'v1;glass;pour,slowly', 3000],
  ['one garbage pour among good ones', 'v1;glass;1,2,4000;x', 3000],
  ['negative duration', 'v1;glass;1,2,-5', 3000],
])('%s', (_case, machineString, expected) => expect(brewingTimeMs(machineString)).toBe(expected));
