import { defineExperience } from '../experience.ts';
import { mbtiPlay } from './play.ts';

export const mbti = defineExperience({
  ...mbtiPlay,
  description: 'Eight quick questions, sixteen types, one drink. Just for fun.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['questions', 'letterDelta', 'types'],
  admin: () => import('./admin/mbti-admin.tsx'),
});
