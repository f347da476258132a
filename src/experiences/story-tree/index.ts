import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const storyTree = defineExperience({
  id: 'story-tree',
  name: 'Story Tree',
  description: 'A short night story whose ending is a drink.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
