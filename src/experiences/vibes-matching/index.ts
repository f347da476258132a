import { defineExperience } from '../experience.ts';
import { vibesMatchingPlay } from './play.ts';

export const vibesMatching = defineExperience({
  ...vibesMatchingPlay,
  description: 'Pick the moods of tonight and get the drink that feels the same.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['version', 'moods', 'maxPicks', 'sliders'],
  admin: () => import('./admin/vibes-admin.tsx'),
});
