import { guestScreens, machineScreens } from '../screens/screens.ts';
import { judgeAccessibility } from './accessibility.ts';

judgeAccessibility('guest', [guestScreens, machineScreens], { chineseOn: 'phone', inCi: 'by turns' });
