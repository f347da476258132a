import { defineExperience } from '../experience.ts';
import { orderingTerminalPlay } from './play.ts';

export const orderingTerminal = defineExperience({
  ...orderingTerminalPlay,
  description: 'The menu as a magazine: browse, filter and order in three taps.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['categories', 'featured', 'showAbv', 'hideSoldOut', 'sizes', 'idleSeconds', 'warnSeconds'],
  admin: () => import('./admin/terminal-admin.tsx'),
});
