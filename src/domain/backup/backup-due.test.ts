import { expect, it } from 'vitest';
import { isBackupDue } from './backup-due.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);

it.each([
  ['at the hour', at(14, 4), at(13, 4), at(1, 0), true],
  ['a minute before', at(14, 3, 59), at(13, 4), at(1, 0), false],
  ['once a night', at(14, 9), at(14, 4), at(1, 0), false],
  ['in the morning, if it was off at the hour', at(14, 9), at(13, 4), at(14, 8), true],
  ['after days off, once', at(14, 3), at(10, 4), at(14, 2), true],
  ['not at the first start', at(14, 9), undefined, at(14, 8), false],
  ['the night after the first start', at(15, 4), undefined, at(14, 8), true],
  ['across a month', new Date(2026, 3, 1, 4), new Date(2026, 2, 31, 4), at(1, 0), true],
])('%s', (_case, now, last, since, due) => expect(isBackupDue({ now, hour: 4, last, since })).toBe(due));
