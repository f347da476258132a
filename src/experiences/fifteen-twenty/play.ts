import { definePlay } from '../experience.ts';

export const fifteenTwentyPlay = definePlay({
  id: 'fifteen-twenty',
  name: 'Fifteen-Twenty',
  guest: () => import('./guest/fifteen-twenty.tsx'),
});
