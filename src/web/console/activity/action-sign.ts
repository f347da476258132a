import type { NavSign } from '#web/console/frame/nav-icon.tsx';

/** By how an action's name begins; the page it would be done on. */
const SIGNS: [start: RegExp, sign: NavSign][] = [
  [/^(?:order|guest)-/, 'orders'],
  [/^(?:kiosk|instances|quiz)/, 'kiosks'],
  [/^(?:recipe|menu|import|sold|there-again|prices|voice|translation|ingredient|starter)/, 'menu'],
  [/^(?:machine|bottle|refill|simulator|pump|display)/, 'machines'],
  [/^(?:account|tablet|pin|invitation|session|other|own|owner|staff|password|second|recovery|passkey)-/, 'accounts'],
  [/^backup-/, 'backups'],
  [/^shops?-/, 'shop'],
];

/** The sign beside what was done. */
export const signOfAction = (action: string): NavSign => SIGNS.find(([start]) => start.test(action))?.[1] ?? 'settings';
