import { defineExperience } from '../experience.ts';
import { fifteenTwentyPlay } from './play.ts';

export const fifteenTwenty = defineExperience({
  ...fifteenTwentyPlay,
  description: 'The Hong Kong hand game 十五二十, played for the drink.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  publicSettings: [
    'rule',
    'target',
    'strictCalls',
    'showSeconds',
    'untimed',
    'opponents',
    'chant',
    'calls',
    'resultMap',
  ],
  outcomes: () => import('./drink.ts'),
  handGame: () => import('./rules.ts'),
  admin: () => import('./admin/fifteen-twenty-admin.tsx'),
});
