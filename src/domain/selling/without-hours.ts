import type { SellingSettings } from './selling.ts';

/** Settings for while nobody can tell what time it is. Source: docs/behaviour/reliability.md "Clock". */
export const withoutHours = (settings: SellingSettings): SellingSettings => ({
  ...settings,
  hours: null,
  alcoholHours: null,
  lastOrdersMinutes: 0,
  alcoholDuty: settings.alcoholDuty || settings.alcoholHours !== null,
});
