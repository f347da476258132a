/**
 * The master list of shops: made, changed and archived where this server keeps it. Source: docs/behaviour/shops.md,
 * docs/decisions/0095.
 */
import { z } from 'zod';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { SHOP_KINDS } from '#domain/shop/shop.ts';
import { LANGUAGE_CODES } from '#domain/text/languages.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Done, Id, typedNameOrNone, typedText } from '../fields.ts';
import { SellingSettings } from './selling.ts';
import { Shop } from './shops.ts';

const ADDRESS_LENGTH = 200;

const Names = z.object({ en: typedNameOrNone.default(''), 'zh-HK': typedNameOrNone.default('') }).check((context) => {
  const { en, 'zh-HK': chinese } = context.value;
  if (en !== '' || chinese !== '') return;
  context.issues.push({ code: 'custom', path: ['en'], message: fault('shop-name-missing'), input: en });
});
const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, fault('colour-of-wrong-form', { colour: '#c0392b' }))
  .toLowerCase();

/** What a new kiosk looks like, unless it is given a look of its own. */
const Look = z.object({
  /** Empty for none. */
  logoUrl: z
    .string()
    .max(2000)
    .refine((address) => address === '' || isPictureAddress(address), fault('picture-of-wrong-form')),
  /** From and to, of the gradient behind the logo; null for the experience's own. */
  colours: z.tuple([Colour, Colour]).nullable(),
});

const details = {
  names: Names,
  kind: z.enum(SHOP_KINDS, { error: fault('shop-kind-missing') }),
  timeZone: SellingSettings.shape.timeZone,
  currency: SellingSettings.shape.currency,
  /** As it stands on the licence; it is printed on the bar's cards. */
  address: z.object({ en: typedText(ADDRESS_LENGTH), 'zh-HK': typedText(ADDRESS_LENGTH) }),
  /** The menu's besides English: what new drinks are to be translated into. */
  languages: z
    .array(z.enum(LANGUAGE_CODES))
    .transform((codes) => [...new Set(codes)])
    .pipe(z.array(z.enum(LANGUAGE_CODES))),
  look: Look,
};

export const ShopDetails = z.object(details);
export type ShopDetails = z.infer<typeof ShopDetails>;

export const MasterShop = Shop.extend({
  ...details,
  names: z.object({ en: z.string(), 'zh-HK': z.string() }),
  /** False if an outside main server keeps it: it is changed there. */
  is_kept_here: z.boolean(),
  archived_at: z.string().nullable(),
  /** Incremented by every change, that of its selling settings too: the If-Match of the next. */
  version: z.number(),
});
export type MasterShop = z.infer<typeof MasterShop>;

const oneShop = z.object({ shopId: Id });

export const listMasterShops = endpoint({
  method: 'GET',
  path: '/v1/admin/shops',
  summary: "The master list of shops; an owner gets the owner's own. With archived=true the archived ones instead",
  access: { account: 'anyone' },
  query: z.object({ archived: z.enum(['true', 'false']).optional() }),
  response: z.object({ data: z.array(MasterShop) }),
});

export const getMasterShop = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId',
  summary: 'One shop of the master list',
  access: { account: 'staff' },
  params: oneShop,
  response: MasterShop,
});

export const createShop = endpoint({
  method: 'POST',
  path: '/v1/admin/shops',
  summary: 'Make a shop, with all that it needs to sell at once',
  access: { account: 'admin' },
  body: z.object({
    ...details,
    timeZone: details.timeZone.default(null),
    currency: details.currency.default('HKD'),
    address: details.address.default({ en: '', 'zh-HK': '' }),
    languages: details.languages.default([]),
    look: Look.default({ logoUrl: '', colours: null }),
  }),
  response: MasterShop,
});

export const changeShop = endpoint({
  method: 'PATCH',
  path: '/v1/admin/shops/:shopId',
  summary: 'Rename a shop, or change its kind, time zone, currency, address, languages or look; If-Match is honoured',
  access: { account: 'owner' },
  params: oneShop,
  body: ShopDetails.partial(),
  response: MasterShop,
});

export const archiveShop = endpoint({
  method: 'DELETE',
  path: '/v1/admin/shops/:shopId',
  summary: 'Archive a shop: no kiosk of it can be joined, no list shows it, nothing is deleted',
  access: { account: 'admin' },
  params: oneShop,
  response: Done,
});

export const restoreShop = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/restore',
  summary: 'Open an archived shop again, with its kiosks, menu and people',
  access: { account: 'admin' },
  params: oneShop,
  response: MasterShop,
});
