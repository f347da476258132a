import { definePlay } from '../experience.ts';

export const fiveMuiPlay = definePlay({
  id: 'five-mui',
  name: 'Five Mui',
  guest: () => import('./guest/five-mui.tsx'),
});
