import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const vibesMatching = defineExperience({
  id: 'vibes-matching',
  name: 'Vibes Matching',
  description: 'Pick the moods of tonight and get the drink that feels the same.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
