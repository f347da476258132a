import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const toyKiosk = defineExperience({
  id: 'toy-kiosk',
  name: 'Toy Kiosk',
  description: 'A capsule machine: turn the knob and a drink rolls out.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
