import { definePlay } from '../experience.ts';

export const vibesMatchingPlay = definePlay({
  id: 'vibes-matching',
  name: 'Vibes Matching',
  guest: () => import('./guest/vibes-matching.tsx'),
});
