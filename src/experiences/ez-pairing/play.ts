import { definePlay } from '../experience.ts';

export const ezPairingPlay = definePlay({
  id: 'ez-pairing',
  name: 'EZ Pairing',
  guest: () => import('./guest/ez-pairing.tsx'),
});
