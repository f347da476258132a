import { defineExperience } from '../experience.ts';

export const fifteenTwenty = defineExperience({
  id: 'fifteen-twenty',
  name: 'Fifteen-Twenty',
  description: 'The Hong Kong hand game 十五二十, played for the drink.',
  requiredInputs: ['name'],
  pack: () => import('./content.ts'),
  handGame: () => import('./rules.ts'),
  guest: () => import('./guest/fifteen-twenty.tsx'),
});
