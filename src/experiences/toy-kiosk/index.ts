import { defineExperience } from '../experience.ts';
import { toyKioskPlay } from './play.ts';

export const toyKiosk = defineExperience({
  ...toyKioskPlay,
  description: 'A capsule machine: turn the knob and a drink rolls out.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['series', 'rerolls', 'zeroProofSeries'],
  admin: () => import('./admin/toy-kiosk-admin.tsx'),
});
