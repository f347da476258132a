import { defineExperience } from '../experience.ts';

export const voiceSommelier = defineExperience({
  id: 'voice-sommelier',
  name: 'Voice Sommelier',
  description: 'Say or type what you feel like and be understood.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./outcomes.ts'),
  publicSettings: ['greeting', 'phrases', 'lexicon', 'followUps', 'speakReplies', 'maxSeconds'],
  guest: () => import('./guest/voice-sommelier.tsx'),
  admin: () => import('./admin/sommelier-admin.tsx'),
});
