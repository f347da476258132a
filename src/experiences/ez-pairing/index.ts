import { defineExperience } from '../experience.ts';
import { ezPairingPlay } from './play.ts';

export const ezPairing = defineExperience({
  ...ezPairingPlay,
  description: 'A short quiz that recommends one drink.',
  requiredInputs: ['name', 'questions'],
  config: () => import('./config.ts'),
  publicSettings: ['demoMode', 'demoName'],
  outcomes: () => import('./rules.ts'),
  admin: () => import('./admin/ez-pairing-admin.tsx'),
});
