import { defineExperience } from '../experience.ts';

export const ezPairing = defineExperience({
  id: 'ez-pairing',
  name: 'EZ Pairing',
  description: 'A short quiz that recommends one drink.',
  requiredInputs: ['name', 'questions'],
  config: () => import('./config.ts'),
  publicSettings: ['demoMode', 'demoName'],
  outcomes: () => import('./rules.ts'),
  guest: () => import('./guest/ez-pairing.tsx'),
  admin: () => import('./admin/ez-pairing-admin.tsx'),
});
