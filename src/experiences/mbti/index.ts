import { defineExperience } from '../experience.ts';

export const mbti = defineExperience({
  id: 'mbti',
  name: 'MBTI',
  description: 'Eight quick questions, sixteen types, one drink. Just for fun.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['questions', 'letterDelta', 'types'],
  guest: () => import('./guest/mbti.tsx'),
  admin: () => import('./admin/mbti-admin.tsx'),
});
