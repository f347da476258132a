import { defineExperience } from '../experience.ts';

export const storyTree = defineExperience({
  id: 'story-tree',
  name: 'Story Tree',
  description: 'A short night story whose ending is a drink.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['version', 'start', 'nodes', 'endings'],
  guest: () => import('./guest/story-tree.tsx'),
  admin: () => import('./admin/story-admin.tsx'),
});
