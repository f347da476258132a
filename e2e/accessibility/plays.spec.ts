import { PLAY_SCREENS } from '../screens/screens.ts';
import { judgeAccessibility } from './accessibility.ts';

judgeAccessibility('plays', PLAY_SCREENS, { chineseOn: 'phone', inCi: 'every other' });
