/** The magazine as it is launched: sections come from the drinks themselves. Source: design experiences 3.4. */
import type { TerminalSettings } from './rules.ts';

const PACK: TerminalSettings = {
  version: 1,
  categories: [],
  featured: [],
  showAbv: true,
  hideSoldOut: false,
  sizes: ['sizeS', 'sizeM'],
  idleSeconds: 90,
  warnSeconds: 20,
};

export default PACK;
