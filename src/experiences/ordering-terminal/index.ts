import { defineExperience } from '../experience.ts';
import { plainMenu } from '../plain-menu.ts';

export const orderingTerminal = defineExperience({
  id: 'ordering-terminal',
  name: 'Ordering Terminal',
  description: 'The menu as a magazine: browse, filter and order in three taps.',
  requiredInputs: ['name'],
  guest: plainMenu,
});
