import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const fiveMui = defineExperience({
  id: 'five-mui',
  name: 'Five Mui',
  description: 'The finger-guessing game 猜枚, with the shop’s own voices.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
