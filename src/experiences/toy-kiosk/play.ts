import { definePlay } from '../experience.ts';

export const toyKioskPlay = definePlay({
  id: 'toy-kiosk',
  name: 'Toy Kiosk',
  guest: () => import('./guest/toy-kiosk.tsx'),
});
