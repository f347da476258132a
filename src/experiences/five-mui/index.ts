import { defineExperience } from '../experience.ts';

export const fiveMui = defineExperience({
  id: 'five-mui',
  name: 'Five Mui',
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
  guest: () => import('./guest/five-mui.tsx'),
  admin: () => import('./admin/five-mui-admin.tsx'),
});
