import { defineExperience } from '../experience.ts';

export const fifteenTwenty = defineExperience({
  id: 'fifteen-twenty',
  name: 'Fifteen-Twenty',
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
  guest: () => import('./guest/fifteen-twenty.tsx'),
  admin: () => import('./admin/fifteen-twenty-admin.tsx'),
});
