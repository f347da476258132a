import { guestScreens, machineScreens } from '../screens.ts';
import { judgeAccessibility } from './accessibility.ts';

judgeAccessibility('guest', [guestScreens, machineScreens], 'phone');
