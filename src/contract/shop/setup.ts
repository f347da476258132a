/** Setting up a bar of one's own, from an empty server or beside the demo. Source: docs/behaviour/set-up.md, docs/decisions/0096. */
import { z } from 'zod';
import { SET_UP_STEPS } from '#domain/shop/set-up.ts';
import { SHOP_KINDS } from '#domain/shop/shop.ts';
import { NewPassword, Username } from '../account/account-fields.ts';
import { endpoint } from '../endpoint.ts';
import { Done, Id } from '../fields.ts';
import { GuestRecipe } from '../menu/recipes.ts';
import { Backup, backupFile } from './backups.ts';

export const checkSetUpLink = endpoint({
  method: 'GET',
  path: '/v1/setup/link',
  summary: 'Whether the set-up link, sent as x-setup-token, can still be used',
  access: { account: 'nobody', guest: 'anyone' },
  response: Done,
});

export const makeFirstAccount = endpoint({
  method: 'POST',
  path: '/v1/setup/account',
  summary: 'Make the first account, an administrator, with the set-up link sent as x-setup-token; uses the link up',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({ username: Username, password: NewPassword }),
  response: Done,
  bodyLimit: 4096,
});

export const receiveFirstBackup = endpoint({
  method: 'POST',
  path: '/v1/setup/backups',
  summary: 'Keep a backup of another server, to begin with it; with the set-up link sent as x-setup-token',
  access: { account: 'nobody', guest: 'anyone' },
  ...backupFile,
  response: z.object({ backup: Backup.pick({ name: true, bytes: true, content: true }) }),
});

export const restoreFirstBackup = endpoint({
  method: 'POST',
  path: '/v1/setup/backups/:name/restore',
  summary: 'Begin with a backup, accounts and all, instead of a first account; with the set-up link as x-setup-token',
  access: { account: 'nobody', guest: 'anyone' },
  params: z.object({ name: z.string().min(1).max(200) }),
  response: Done,
});

const Step = z.enum(SET_UP_STEPS);

const SetUpState = z.object({
  /** The set-up under way, of whoever it is; null if there is none. */
  setUp: z
    .object({
      step: Step,
      /** The bar, once it is made. */
      shopId: Id.nullable(),
      /** The caller's own: anybody else's can be taken over. */
      own: z.boolean(),
      /** null for an account that is gone. */
      who: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  /** Whether a shop of the demonstration is open. */
  hasDemo: z.boolean(),
  /** False if shops are kept on an outside main server. */
  canMakeShops: z.boolean(),
});
export type SetUpState = z.infer<typeof SetUpState>;

export const getSetUp = endpoint({
  method: 'GET',
  path: '/v1/setup',
  summary: 'How far the set-up of a bar is, and whose it is',
  access: { account: 'admin' },
  response: SetUpState,
});

export const saveSetUp = endpoint({
  method: 'PUT',
  path: '/v1/setup',
  summary: 'Begin setting up a bar, or note the step it is at; refused while somebody else is at it',
  access: { account: 'admin' },
  body: z.object({
    step: Step,
    shopId: Id.nullable(),
    /** Goes on with what somebody else began. */
    takeOver: z.boolean().default(false),
  }),
  response: SetUpState,
});

export const endSetUp = endpoint({
  method: 'DELETE',
  path: '/v1/setup',
  summary: 'End the own set-up: what was made stays',
  access: { account: 'admin' },
  response: Done,
});

export const listStarterDrinks = endpoint({
  method: 'GET',
  path: '/v1/setup/drinks',
  summary: 'The drinks a new menu can begin with',
  access: { account: 'own-shops' },
  response: z.object({
    drinks: z.array(
      GuestRecipe.pick({
        id: true,
        name: true,
        name_translations: true,
        type: true,
        drawing: true,
        alcohol: true,
        image: true,
        recipeImage: true,
      }).extend({ kind: z.enum(SHOP_KINDS) }),
    ),
  }),
});

export const chooseStarterDrinks = endpoint({
  method: 'PUT',
  path: '/v1/admin/shops/:shopId/starter-drinks',
  summary: 'Put these of the drinks to begin with on the menu, and take off the others nobody has changed since',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  body: z.object({ drinkIds: z.array(Id).max(500) }),
  response: z.object({ added: z.number(), removed: z.number(), drinkIds: z.array(Id) }),
});

export const getStarterDrinks = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId/starter-drinks',
  summary: 'Which of the drinks to begin with are on the menu',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  response: z.object({ drinkIds: z.array(Id) }),
});

export const putDemoAway = endpoint({
  method: 'DELETE',
  path: '/v1/setup/demo',
  summary: "Archive the demonstration's shops with their kiosks, in one step that can be undone",
  access: { account: 'admin' },
  response: z.object({ batchId: Id.nullable(), shops: z.number(), instances: z.number() }),
});
