/** When and what a bar sells: an owner's settings. Source: docs/behaviour/selling.md, docs/decisions/0064. */
import type { BilingualText } from '#domain/recipe/recipe.ts';

/** Local times as HH:MM. A day that closes at or before it opens closes on the next day. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** Monday first; null for a day that does not open. */
export type WeekHours = readonly (DayHours | null)[];

export interface SellingSettings {
  /** IANA name, of the hours and of the shop's day; null: as the main server says, else the server's own. */
  timeZone: string | null;
  /** null: at all times. */
  hours: WeekHours | null;
  /** null: whenever the bar sells. */
  alcoholHours: WeekHours | null;
  /** Minutes before closing after which nothing is ordered. */
  lastOrdersMinutes: number;
  /** Standard drinks of a guest and night that need nobody's consent; null: no such limit. */
  allowance: number | null;
  /** Drinks above 1.2 % ABV need an 18+ confirmation and are approved by staff. */
  alcoholDuty: boolean;
  /** Whether guests see prices. */
  prices: boolean;
  /** ISO 4217, of all prices. */
  currency: string;
  /** After so long a drink that is ready and not collected is called again, and marked at the counter. */
  reminderMinutes: number;
}

export const SELLING_DEFAULTS: SellingSettings = {
  timeZone: null,
  hours: null,
  alcoholHours: null,
  lastOrdersMinutes: 0,
  allowance: null,
  alcoholDuty: false,
  prices: false,
  currency: 'HKD',
  reminderMinutes: 5,
};

/** ISO 8601 times between which is sold. */
export interface SellingWindow {
  opensAt: string;
  closesAt: string;
}

/** The settings as they are at one moment, with hours as times: what is sold can be told from it without a calendar. */
export interface SellingNow {
  /** Windows that have not ended, in order; null: at all times. Empty: not in the next week. */
  open: readonly SellingWindow[] | null;
  alcohol: readonly SellingWindow[] | null;
  lastOrdersMinutes: number;
  pause: { reason: BilingualText } | null;
  alcoholDuty: boolean;
}

/** Why an order waits for staff. */
export const STAFF_REASONS = ['alcohol-duty', 'allowance'] as const;
export type StaffReason = (typeof STAFF_REASONS)[number];

/** In the smallest unit of the currency. */
export interface Price {
  amount: number;
  currency: string;
}
