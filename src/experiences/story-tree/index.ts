import { defineExperience } from '../experience.ts';
import { storyTreePlay } from './play.ts';

export const storyTree = defineExperience({
  ...storyTreePlay,
  description: 'A short night story whose ending is a drink.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['version', 'start', 'nodes', 'endings'],
  admin: () => import('./admin/story-admin.tsx'),
});
