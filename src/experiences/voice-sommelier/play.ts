import { definePlay } from '../experience.ts';

export const voiceSommelierPlay = definePlay({
  id: 'voice-sommelier',
  name: 'Voice Sommelier',
  guest: () => import('./guest/voice-sommelier.tsx'),
});
