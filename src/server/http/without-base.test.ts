import { expect, it } from 'vitest';
import { withoutBase } from './without-base.ts';

it.each([
  ['/sipwell/kiosk/live?joinCode=BCD234', '/sipwell', '/kiosk/live?joinCode=BCD234'],
  ['/sipwell/', '/sipwell', '/'],
  ['/sipwell', '/sipwell', '/'],
  ['/sipwell?x=1', '/sipwell', '/?x=1'],
  ['/sipwells/kiosk', '/sipwell', '/sipwells/kiosk'],
  ['/kiosk/live', '/sipwell', '/kiosk/live'],
  ['/sipwell/x', '', '/sipwell/x'],
])('%s under %s is %s', (url, base, path) => expect(withoutBase(url, base)).toBe(path));
