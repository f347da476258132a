/** The shared tablet at the counter: paired once, used by everybody with a PIN. Source: docs/behaviour/tablets.md. */
import { z } from 'zod';
import { isPin } from '#domain/kiosk/pin.ts';
import { AuthUser } from '../account/auth.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Done, Id, typedName } from '../fields.ts';

const ofShop = z.object({ shopId: Id });
const wrongPin = fault('pin-of-wrong-form');

const PairedTablet = z.object({
  id: Id,
  name: z.string(),
  created_at: z.string(),
  /** Noted at most once a minute. */
  last_used_at: z.string(),
});

export const listTablets = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/tablets',
  summary: 'The shared tablets of the counter',
  access: { account: 'owner' },
  params: ofShop,
  response: z.object({ tablets: z.array(PairedTablet) }),
});

export const pairTablet = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/tablets',
  summary: 'Make this device a shared tablet; answers its bearer, this once',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({ name: typedName(fault('tablet-name-missing')) }),
  response: z.object({ tablet: PairedTablet, token: z.string(), user: AuthUser }),
});

export const revokeTablet = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/:shopId/tablets/:tabletId',
  summary: 'Sign a shared tablet out for good',
  access: { account: 'owner' },
  params: z.object({ shopId: Id, tabletId: Id }),
  response: Done,
});

const Person = z.object({ id: Id, name: z.string() });

const Tablet = z.object({
  name: z.string(),
  /** Those who have a PIN, by name. */
  people: z.array(Person),
  /** Who acts; null while the tablet is locked. */
  person: Person.nullable(),
});
export type Tablet = z.infer<typeof Tablet>;

export const readTablet = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/tablet',
  summary: 'Of the tablet that asks: who acts, and who could',
  access: { account: 'tablet' },
  params: ofShop,
  response: Tablet,
});

export const enterPin = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/tablet/person',
  summary: 'Act at this tablet from now on',
  access: { account: 'tablet' },
  params: ofShop,
  body: z.object({ personId: Id, pin: z.string({ error: wrongPin }).refine(isPin, wrongPin) }),
  response: Tablet,
});

export const lockTablet = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/:shopId/tablet/person',
  summary: 'Nobody acts at this tablet any more',
  access: { account: 'tablet' },
  params: ofShop,
  response: Tablet,
});

export const noteTap = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/tablet/taps',
  summary: 'Somebody taps: the tablet stays unlocked if it is',
  access: { account: 'tablet' },
  params: ofShop,
  response: Tablet,
});
