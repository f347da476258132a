import { defineExperience } from '../experience.ts';
import { fiveMuiPlay } from './play.ts';

export const fiveMui = defineExperience({
  ...fiveMuiPlay,
  description: 'The finger-guessing game 猜枚, with the shop’s own voices.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  publicSettings: [
    'label',
    'target',
    'allowFouls',
    'fixedCall',
    'showSeconds',
    'untimed',
    'opponents',
    'callSet',
    'calls',
    'resultMap',
  ],
  outcomes: () => import('./drink.ts'),
  handGame: () => import('./rules.ts'),
  admin: () => import('./admin/five-mui-admin.tsx'),
});
