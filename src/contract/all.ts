/** All endpoints in one list: served by the server, read by the access test and OpenAPI, and typed for the client. */
import type { Endpoint } from './endpoint.ts';
import * as auth from './auth.ts';
import * as me from './me.ts';
import * as shops from './shops.ts';
import * as masterShops from './master-shops.ts';
import * as setUp from './setup.ts';
import * as selling from './selling.ts';
import * as recipes from './recipes.ts';
import * as kiosks from './kiosks.ts';
import * as deadEnds from './dead-ends.ts';
import * as backups from './backups.ts';
import * as bulkActions from './bulk-actions.ts';
import * as orders from './orders.ts';
import * as ezPairing from './ez-pairing.ts';
import * as translations from './translations.ts';
import * as insights from './insights.ts';
import * as audit from './audit.ts';
import * as master from './master.ts';
import * as menuChecks from './menu-checks.ts';
import * as menuFiles from './menu-files.ts';
import * as photos from './photos.ts';
import * as pumps from './pumps.ts';
import * as staff from './staff.ts';
import * as invitations from './invitations.ts';
import * as crashReports from './crash-reports.ts';
import * as voiceProfiles from './voice-profiles.ts';
import * as toyKiosk from './toy-kiosk.ts';
import * as tabs from './tabs.ts';
import * as tableRooms from './table-rooms.ts';
import * as health from './health.ts';
import * as live from './live.ts';
import * as soldOut from './sold-out.ts';
import * as board from './board.ts';
import * as webhooks from './webhooks.ts';
import * as machines from './machines/console.ts';
import * as bridge from './machines/bridge.ts';
import * as programs from './machines/programs.ts';
import * as machineDisplay from './machines/display.ts';
import * as machineCare from './machines/care.ts';
import * as presence from './machines/presence.ts';
import * as tablets from './tablets.ts';
import * as stock from './stock.ts';

const exported = {
  ...auth,
  ...me,
  ...shops,
  ...masterShops,
  ...setUp,
  ...selling,
  ...recipes,
  ...kiosks,
  ...deadEnds,
  ...orders,
  ...ezPairing,
  ...translations,
  ...backups,
  ...bulkActions,
  ...insights,
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
  ...live,
  ...soldOut,
  ...tabs,
  ...board,
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
