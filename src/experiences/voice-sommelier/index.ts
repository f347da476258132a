import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const voiceSommelier = defineExperience({
  id: 'voice-sommelier',
  name: 'Voice Sommelier',
  description: 'Say or type what you feel like and be understood.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
