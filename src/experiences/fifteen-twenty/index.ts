import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const fifteenTwenty = defineExperience({
  id: 'fifteen-twenty',
  name: 'Fifteen-Twenty',
  description: 'The Hong Kong hand game 十五二十, played for the drink.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
