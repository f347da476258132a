import { defineExperience } from '../experience.ts';

export const orderingTerminal = defineExperience({
  id: 'ordering-terminal',
  name: 'Ordering Terminal',
  description: 'The menu as a magazine: browse, filter and order in three taps.',
  requiredInputs: ['name'],
  config: () => import('./config.ts'),
  pack: () => import('./content.ts'),
  outcomes: () => import('./rules.ts'),
  publicSettings: ['categories', 'featured', 'showAbv', 'hideSoldOut', 'sizes', 'idleSeconds', 'warnSeconds'],
  guest: () => import('./guest/ordering-terminal.tsx'),
  admin: () => import('./admin/terminal-admin.tsx'),
});
