/** Kiosk types and instances. Source: docs/behaviour/kiosks.md. */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { Done, Id, JoinCode, PageNumber, PageSize, typedName, typedText } from '../fields.ts';
import { GuestSelling, Reason } from '../shop/selling.ts';
import { OfferedLanguages } from '../shop/shops.ts';
import { KIOSK_STATUSES } from '#domain/kiosk/kiosk.ts';

export const KioskType = z.object({
  id: Id,
  config_identifier: z.string(),
  name: z.string(),
  description: z.string(),
  required_inputs: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type KioskType = z.infer<typeof KioskType>;

export const Appearance = z.object({
  backgroundUrl: z.string().max(2000).optional(),
  logoUrl: z.string().max(2000).optional(),
  logoGradient: z.string().max(400).optional(),
  titleText: z.string().max(120).optional(),
});
export type Appearance = z.infer<typeof Appearance>;

/** What every instance's config may hold; `experience` is checked by the experience's own schema. */
export const InstanceConfig = z.object({
  voiceProfileId: z.string().max(64).optional(),
  appearance: Appearance.optional(),
  experience: z.record(z.string(), z.unknown()).optional(),
});
export type InstanceConfig = z.infer<typeof InstanceConfig>;

const KioskName = typedName(fault('kiosk-name-missing'));
const StatusField = z.enum(KIOSK_STATUSES);
const NestedShop = z.object({
  shop_id: Id,
  name: z.string(),
  /** As with the shop; with one instance, not in lists. */
  languages: OfferedLanguages,
});

export const KioskInstance = z.object({
  join_code: z.string(),
  kiosk_type_identifier: z.string(),
  status: StatusField,
  created_at: z.string(),
  shop_id: z.string(),
  shop: NestedShop,
  name: z.string(),
  config: InstanceConfig,
  /** Parts of the saved config that do not fit any more: here they are as launched, and so they are once this is saved. */
  unfit: z.array(z.string()).optional(),
  version: z.number(),
  /** What guests read while it is paused; null if nothing. */
  pauseReason: Reason.nullable(),
  /** When and what the shop sells; with one instance, not in lists. */
  selling: GuestSelling.optional(),
});
export type KioskInstance = z.infer<typeof KioskInstance>;

export const GuestInstance = KioskInstance.pick({
  join_code: true,
  kiosk_type_identifier: true,
  status: true,
  shop_id: true,
  shop: true,
  name: true,
  config: true,
  selling: true,
});
export type GuestInstance = z.infer<typeof GuestInstance>;

const byCode = z.object({ code: JoinCode });

export const listKioskTypes = endpoint({
  method: 'GET',
  path: '/api/admin/kiosk-types',
  summary: 'The experiences a shop can launch',
  access: { account: 'anyone' },
  response: z.object({ data: z.array(KioskType) }),
});

/** A minus in front: the last comes first. */
export const INSTANCE_SORTS = [
  '-launched',
  'launched',
  'code',
  '-code',
  'name',
  '-name',
  'type',
  '-type',
  'status',
  '-status',
] as const;
export type InstanceSort = (typeof INSTANCE_SORTS)[number];

export const listInstances = endpoint({
  method: 'GET',
  path: '/api/kiosk-instances',
  summary: "Kiosk instances, newest first, all or a page of them; an owner gets those of the owner's shops",
  access: { account: 'anyone' },
  query: z.object({
    shop_id: Id.optional(),
    /** In the name or the join code. */
    search: typedText(60).optional(),
    page: PageNumber.optional(),
    pageSize: PageSize.optional(),
    sort: z.enum(INSTANCE_SORTS).optional(),
  }),
  /** `total` and `page` where a page was asked for. */
  response: z.object({ data: z.array(KioskInstance), total: z.number().optional(), page: z.number().optional() }),
});

const NO_KIOSK_TYPE = fault('kiosk-type-missing');
const KioskTypeName = z.string({ error: NO_KIOSK_TYPE }).min(1, NO_KIOSK_TYPE).max(64);

export const createInstance = endpoint({
  method: 'POST',
  path: '/api/kiosk-instances',
  summary: 'Launch a kiosk; the server makes its join code',
  access: { account: 'owner' },
  body: z
    .object({
      shop_id: Id,
      kiosk_type_identifier: KioskTypeName.optional(),
      /** Older names of the same. */
      kiosk_type: KioskTypeName.optional(),
      kioskType: z.object({ config_identifier: KioskTypeName }).optional(),
      name: KioskName,
    })
    .transform(({ kiosk_type_identifier, kiosk_type, kioskType, ...rest }, context) => {
      const type = kiosk_type_identifier ?? kiosk_type ?? kioskType?.config_identifier;
      if (type !== undefined) return { ...rest, kiosk_type_identifier: type };
      context.addIssue({ code: 'custom', path: ['kiosk_type_identifier'], message: NO_KIOSK_TYPE });
      return z.NEVER;
    }),
  response: KioskInstance,
});

export const getInstance = endpoint({
  method: 'GET',
  path: '/api/kiosk-instances/code/:code',
  summary: 'The instance behind a join code; to guests only while it is active',
  access: { account: 'staff', guest: 'anyone' },
  params: byCode,
  response: KioskInstance,
  guestResponse: GuestInstance,
  isToldWhileAway: true,
});

/** A kiosk's settings may be long: a story with its texts in two languages. Bytes. */
const CONFIG_LIMIT = 256 * 1024;

export const saveInstance = endpoint({
  method: 'PATCH',
  path: '/api/kiosk-instances/code/:code',
  summary: "Change an instance's name, status and settings, all of it or nothing; If-Match is honoured",
  access: { account: 'owner' },
  params: byCode,
  body: z.object({
    name: KioskName.optional(),
    status: StatusField.optional(),
    pauseReason: Reason.optional(),
    config: z.unknown().optional(),
  }),
  response: KioskInstance,
  bodyLimit: CONFIG_LIMIT,
});

export const saveInstanceConfig = endpoint({
  method: 'PATCH',
  path: '/api/kiosk-instances/code/:code/config',
  summary: "Replace an instance's settings",
  access: { account: 'owner' },
  params: byCode,
  body: z.object({ config: z.unknown(), name: KioskName.optional() }),
  response: KioskInstance,
  bodyLimit: CONFIG_LIMIT,
});

export const saveInstanceStatus = endpoint({
  method: 'PATCH',
  path: '/api/kiosk-instances/code/:code/status',
  summary: 'Pause, resume or end an instance',
  access: { account: 'owner' },
  params: byCode,
  body: z.object({ status: StatusField, pauseReason: Reason.optional() }),
  response: KioskInstance,
});

export const deleteInstance = endpoint({
  method: 'DELETE',
  path: '/api/kiosk-instances/code/:code',
  summary: 'Delete an instance; can be undone for 30 days, and its code is never given to another',
  access: { account: 'owner' },
  params: byCode,
  response: Done.extend({ batchId: Id }),
});
