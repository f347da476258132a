/** When and what a bar sells, its pause and its prices. Source: docs/behaviour/selling.md. */
import { z } from 'zod';
import { isCurrency } from '#domain/selling/price.ts';
import { isTimeZone } from '#domain/selling/zoned-time.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Id, OrderSize, typedText } from '../fields.ts';

const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('time-of-wrong-form'));
const DayHours = z.object({ opens: LocalTime, closes: LocalTime });
/** Monday first; null for a day that does not open. */
const WeekHours = z.array(DayHours.nullable()).length(7);

export const SellingSettings = z.object({
  /** Of the hours and of the shop's day; null: as the main server says, else the server's own. */
  timeZone: z.string().refine(isTimeZone, fault('time-zone-unknown')).nullable(),
  /** null: at all times. */
  hours: WeekHours.nullable(),
  /** For drinks above 1.2 % ABV; null: whenever the bar sells. */
  alcoholHours: WeekHours.nullable(),
  lastOrdersMinutes: z.number().int().min(0).max(240),
  /** Standard drinks (10 g of alcohol) of a device and day that staff need not approve; null: off. */
  allowance: z.number().min(0.5).max(20).nullable(),
  alcoholDuty: z.boolean(),
  prices: z.boolean(),
  /** ISO 4217. */
  currency: z.string().refine(isCurrency, fault('currency-unknown')),
  /** Minutes after which a drink that is ready and not collected is called again, and marked at the counter. */
  reminderMinutes: z.number().int().min(1).max(60),
});
export type SellingSettings = z.infer<typeof SellingSettings>;

const REASON_LENGTH = 200;
/** In the bar's own words; where a language is empty, the other one is shown. */
export const Reason = z.object({ en: typedText(REASON_LENGTH), 'zh-HK': typedText(REASON_LENGTH) });

const Window = z.object({ opensAt: z.string(), closesAt: z.string() });

/** What guests are told before they play, with hours as times. */
export const GuestSelling = z.object({
  /** To show times in; IANA name. */
  timeZone: z.string(),
  /** Windows that have not ended, at most the next three; null: at all times. */
  open: z.array(Window).nullable(),
  alcohol: z.array(Window).nullable(),
  lastOrdersMinutes: z.number(),
  pause: z.object({ reason: Reason }).nullable(),
  alcoholDuty: z.boolean(),
  /** Under the duty: where the bar is, as on its licence. */
  address: z.object({ en: z.string(), 'zh-HK': z.string() }).optional(),
  /** The size of an order that names none. */
  defaultSize: OrderSize,
  /** ISO 4217; null while prices are off. */
  currency: z.string().nullable(),
  /** Minutes after which a drink that is ready and not collected is called again. */
  reminderMinutes: z.number(),
});
export type GuestSelling = z.infer<typeof GuestSelling>;

export const ShopSelling = z.object({
  settings: SellingSettings,
  /** Incremented by every change of the settings: the If-Match of the next. */
  version: z.number(),
  /** As guests are told. */
  now: GuestSelling,
  pausedAt: z.string().nullable(),
});
export type ShopSelling = z.infer<typeof ShopSelling>;

const ofShop = z.object({ shopId: Id });

export const getSelling = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/selling',
  summary: 'When and what the shop sells, and whether it is paused',
  access: { account: 'staff' },
  params: ofShop,
  response: ShopSelling,
});

export const saveSelling = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/selling',
  summary: 'Change hours, allowance, alcohol duty and prices; If-Match with the version is honoured',
  access: { account: 'owner' },
  params: ofShop,
  body: SellingSettings.partial(),
  response: ShopSelling,
});

export const pauseShop = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/pause',
  summary: 'Pause the shop, with the reason guests read, or go on; guests see it at once',
  access: { account: 'staff' },
  params: ofShop,
  body: z.object({ paused: z.boolean(), reason: Reason.optional() }),
  response: ShopSelling,
});

/** In the smallest unit of the currency. */
export const Price = z.object({ amount: z.number(), currency: z.string() });

const PRICE_MAX = 100_000_000;
const SizePrice = z.number().int().min(0).max(PRICE_MAX).nullable();
/** Of each size, in the smallest unit of the shop's currency; null where none is set. */
export const DrinkPrices = z.object({ sizeS: SizePrice, sizeM: SizePrice, sizeL: SizePrice });
export type DrinkPrices = z.infer<typeof DrinkPrices>;

export const savePrices = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/recipes/:recipeId/prices',
  summary: "Set a drink's prices",
  access: { account: 'owner' },
  params: z.object({ shopId: Id, recipeId: Id }),
  body: DrinkPrices,
  response: DrinkPrices,
});
