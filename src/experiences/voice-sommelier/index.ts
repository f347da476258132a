import { defineExperience } from '../experience.ts';
import { voiceSommelierPlay } from './play.ts';

export const voiceSommelier = defineExperience({
  ...voiceSommelierPlay,
  description: 'Say or type what you feel like and be understood.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./outcomes.ts'),
  publicSettings: ['greeting', 'phrases', 'lexicon', 'followUps', 'speakReplies', 'maxSeconds'],
  admin: () => import('./admin/sommelier-admin.tsx'),
});
