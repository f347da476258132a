import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const mbti = defineExperience({
  id: 'mbti',
  name: 'MBTI',
  description: 'Eight quick questions, sixteen types, one drink. Just for fun.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
