import { definePlay } from '../experience.ts';

export const mbtiPlay = definePlay({
  id: 'mbti',
  name: 'MBTI',
  guest: () => import('./guest/mbti.tsx'),
});
