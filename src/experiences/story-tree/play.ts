import { definePlay } from '../experience.ts';

export const storyTreePlay = definePlay({
  id: 'story-tree',
  name: 'Story Tree',
  guest: () => import('./guest/story-tree.tsx'),
});
