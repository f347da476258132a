/** All endpoints in one list: served by the server, read by the access test and OpenAPI, and typed for the client. */
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as auth from './account/auth.ts';
import * as me from './account/me.ts';
import * as passkeys from './account/passkeys.ts';
import * as shops from './shop/shops.ts';
import * as masterShops from './shop/master-shops.ts';
import * as setUp from './shop/setup.ts';
import * as selling from './shop/selling.ts';
import * as recipes from './menu/recipes.ts';
import * as kiosks from './kiosk/kiosks.ts';
import * as deadEnds from './shop/dead-ends.ts';
import * as backups from './shop/backups.ts';
import * as bulkActions from './shop/bulk-actions.ts';
import * as orders from './order/orders.ts';
import * as guestRecord from './order/guest-record.ts';
import * as ezPairing from './kiosk/ez-pairing.ts';
import * as translations from './menu/translations.ts';
import * as inspection from './shop/inspection.ts';
import * as privacy from './shop/privacy.ts';
import * as insights from './shop/insights.ts';
import * as audit from './shop/audit.ts';
import * as master from './menu/master.ts';
import * as menuChecks from './menu/menu-checks.ts';
import * as menuFiles from './menu/menu-files.ts';
import * as photos from './menu/photos.ts';
import * as pumps from './menu/pumps.ts';
import * as staff from './account/staff.ts';
import * as invitations from './account/invitations.ts';
import * as crashReports from './crash-reports.ts';
import * as voiceProfiles from './menu/voice-profiles.ts';
import * as toyKiosk from './kiosk/toy-kiosk.ts';
import * as tabs from './shop/tabs.ts';
import * as tableRooms from './kiosk/table-rooms.ts';
import * as health from './health.ts';
import * as clock from './clock.ts';
import * as live from './shop/live.ts';
import * as soldOut from './menu/sold-out.ts';
import * as board from './shop/board.ts';
import * as roomRound from './shop/room-round.ts';
import * as webhooks from './shop/webhooks.ts';
import * as machines from './machines/console.ts';
import * as bridge from './machines/bridge.ts';
import * as programs from './machines/programs.ts';
import * as machineDisplay from './machines/display.ts';
import * as machineCare from './machines/care.ts';
import * as presence from './machines/presence.ts';
import * as tablets from './kiosk/tablets.ts';
import * as stock from './menu/stock.ts';

const exported = {
  ...auth,
  ...me,
  ...passkeys,
  ...shops,
  ...masterShops,
  ...setUp,
  ...selling,
  ...recipes,
  ...kiosks,
  ...deadEnds,
  ...orders,
  ...guestRecord,
  ...ezPairing,
  ...translations,
  ...backups,
  ...bulkActions,
  ...insights,
  ...inspection,
  ...privacy,
  ...audit,
  ...master,
  ...menuChecks,
  ...menuFiles,
  ...photos,
  ...pumps,
  ...staff,
  ...invitations,
  ...crashReports,
  ...voiceProfiles,
  ...toyKiosk,
  ...tableRooms,
  ...health,
  ...clock,
  ...live,
  ...soldOut,
  ...tabs,
  ...board,
  ...roomRound,
  ...webhooks,
  ...machines,
  ...bridge,
  ...programs,
  ...machineDisplay,
  ...machineCare,
  ...presence,
  ...tablets,
  ...stock,
};
type Exported = (typeof exported)[keyof typeof exported];
type EachEndpoint = Extract<Exported, { method: string; path: string; summary: string }>;

/** The contract as a type: a route such as `GET /api/admin/shops` identifies its endpoint. */
export type Api = { [E in EachEndpoint as `${E['method']} ${E['path']}`]: E };

export const endpoints: readonly Endpoint[] = Object.values(exported).filter(
  (value): value is EachEndpoint => 'method' in value && 'path' in value && 'summary' in value,
);

/** Shapes by the name the contract gives them. */
export const namedShapes: readonly (readonly [string, z.ZodType])[] = Object.entries(exported).filter(
  (entry): entry is [string, z.ZodType & (typeof entry)[1]] => entry[1] instanceof z.ZodType,
);
