import { defineExperience } from '../experience.ts';

export const vibesMatching = defineExperience({
  id: 'vibes-matching',
  name: 'Vibes Matching',
  description: 'Pick the moods of tonight and get the drink that feels the same.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['version', 'moods', 'maxPicks', 'sliders'],
  guest: () => import('./guest/vibes-matching.tsx'),
  admin: () => import('./admin/vibes-admin.tsx'),
});
