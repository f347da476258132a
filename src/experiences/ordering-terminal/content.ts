/** Default settings: sections by main flavour. Source: docs/behaviour/experiences/ordering-terminal.md "Sections". */
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
