import { defineExperience } from '../experience.ts';

export const toyKiosk = defineExperience({
  id: 'toy-kiosk',
  name: 'Toy Kiosk',
  description: 'A capsule machine: turn the knob and a drink rolls out.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['series', 'rerolls', 'zeroProofSeries'],
  guest: () => import('./guest/toy-kiosk.tsx'),
  admin: () => import('./admin/toy-kiosk-admin.tsx'),
});
