import { CONSOLE_SCREENS } from '../screens/screens.ts';
import { judgeAccessibility } from './accessibility.ts';

judgeAccessibility('console', CONSOLE_SCREENS, { chineseOn: 'desk', inCi: 'every other' });
