/** The words of every message, in both languages. Only the server imports it: pages receive sentences. */
import { BACKUPS } from './backups.ts';
import { FIELDS } from './fields.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { MENU_FILES } from './menu-files.ts';
import { ORDERS } from './orders.ts';
import { OUTCOMES } from './outcomes.ts';
import { PRIVACY } from './privacy.ts';
import { PROBLEMS } from './problems.ts';
import { SETTINGS } from './settings.ts';
import { VALUES } from './values.ts';

export const CATALOGUE = {
  ...PROBLEMS,
  ...VALUES,
  ...FIELDS,
  ...SETTINGS,
  ...MENU_FILES,
  ...OUTCOMES,
  ...ORDERS,
  ...PRIVACY,
  ...BACKUPS,
  ...FOREIGN_WORDS,
};
