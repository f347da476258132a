import { definePlay } from '../experience.ts';

export const orderingTerminalPlay = definePlay({
  id: 'ordering-terminal',
  name: 'Ordering Terminal',
  guest: () => import('./guest/ordering-terminal.tsx'),
});
