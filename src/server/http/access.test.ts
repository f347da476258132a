/**
 * Every endpoint × every kind of caller. A new endpoint without a row here fails the test. Source:
 * docs/behaviour/accounts-and-access.md "Access by endpoint".
 */
import { hash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { LANGUAGE_CODES } from '#domain/text/languages.ts';
import { recordingForm } from '#test/webm.ts';
import { openDatabase } from '../db/database.ts';
import { hashPassword } from '../passwords.ts';
import { insertAccount } from '../repos/account/accounts.repo.ts';
import { listInstances } from '../repos/kiosk/kiosks.repo.ts';
import { addMessages } from '../repos/shop/webhooks.repo.ts';
import { employ, enterPin, pairTablet } from '#test/server/pair-tablet.ts';
import { addedMachine, DRIVEN, drivenMachine, pairedMachine, type PairedMachine } from '#test/server/paired-machine.ts';
import { ADMIN, newDevice, useTestServer, type TestServer } from '#test/server/test-services.ts';

const CALLERS = ['A', 'O', 'S', 'T', 't', 'o', 'G', 'g', 'B', 'b', '-', 'M', 'm'] as const;
type CallerKind = (typeof CALLERS)[number];

/**
 * ● full · ◐ guest view · the number of the refusal. Columns: admin, owner, staff, the shop's shared tablet with a
 * person, the same while it is locked, other owner, joined guest, guest elsewhere, the screen of the shop's board, that
 * of another shop's, anonymous, the machine the call names, another machine of the same shop.
 */
const MATRIX: Record<string, string> = {
  'POST /v1/auth/login': '● ● ● ● ● ● ● ● ● ● ●',
  'POST /v1/auth/refresh-tokens': '● ● ● ● ● ● ● ● ● ● ●',
  'POST /v1/auth/logout': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'GET /api/me': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'PATCH /api/me/password': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'GET /api/me/sessions': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'DELETE /api/me/sessions': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'DELETE /api/me/sessions/:sessionId': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'PUT /api/me/second-factor': '409 409 409 403 403 409 401 401 401 401 401 401 401',
  'POST /api/me/second-factor': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'POST /api/me/second-factor/off': '409 409 409 403 403 409 401 401 401 401 401 401 401',
  'GET /api/me/passkeys': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'POST /api/me/passkeys': '403 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/me/passkeys/options': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'PATCH /api/me/passkeys/:passkeyId': '404 404 404 403 403 404 401 401 401 401 401 401 401',
  'DELETE /api/me/passkeys/:passkeyId': '404 404 404 403 403 404 401 401 401 401 401 401 401',
  'POST /v1/auth/passkey/options': '● ● ● ● ● ● ● ● ● ● ● ● ●',
  'POST /v1/auth/passkey': '403 403 403 403 403 403 403 403 403 403 403 403 403',
  'GET /api/invitations': '● ● 403 403 403 ● 401 401 401 401 401 401 401',
  'POST /api/invitations': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/invitations/:invitationId': '● ● 403 403 403 404 401 401 401 401 401 401 401',
  'POST /api/invitations/read': '● ● ● ● ● ● ● ● ● ● ● ● ●',
  'POST /api/invitations/accept': '● ● ● ● ● ● ● ● ● ● ● ● ●',
  'GET /api/administrators': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/administrators/:accountId': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'POST /v1/admin/shops': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /v1/admin/shops/:shopId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /v1/admin/shops/:shopId': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/restore': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops/:shopId/starter-drinks': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /v1/admin/shops/:shopId/starter-drinks': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/setup/link': '403 403 403 403 403 403 403 403 403 403 403 403 403',
  'POST /v1/setup/account': '403 403 403 403 403 403 403 403 403 403 403 403 403',
  'POST /v1/setup/backups': '403 403 403 403 403 403 403 403 403 403 403 403 403',
  'POST /v1/setup/backups/:name/restore': '403 403 403 403 403 403 403 403 403 403 403 403 403',
  'GET /v1/setup': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /v1/setup': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /v1/setup': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/setup/drinks': '● ● 403 403 403 ● 401 401 401 401 401 401 401',
  'DELETE /v1/setup/demo': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops/:shopId': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId': '● ● ● ● ● 403 ◐ 403 403 403 403 401 401',
  'POST /api/admin/shops/seed': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/shops/nuke': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/kiosk-types/reseed': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/clock': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'GET /api/admin/backups': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/backups/trouble': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/backups': '500 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/backups/offsite': '409 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/backups/offsite/:name/bring': '409 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/backups/upload': '422 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/backups/:name/file': '404 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/backups/:name/check': '404 403 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/backups/:name': '404 403 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/backups/:name/restore': '404 403 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/kiosk-instances/bulk-delete': '● ● 403 403 403 ● 401 401 401 401 401 401 401',
  'POST /api/kiosk-instances/delete': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/undo': '● ● 403 403 403 ● 401 401 401 401 401 401 401',
  'POST /api/undo/:batchId': '● ● 403 403 403 404 401 401 401 401 401 401 401',
  'PATCH /api/admin/shops/:shopId/recipes': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/fetch-and-update-recipes': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/admin/shops/:shopId/order-defaults': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/selling': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'PATCH /api/admin/shops/:shopId/selling': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/pause': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/recipes/:recipeId/prices': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/recipes': '● ● ● ● ● 403 ◐ 403 403 403 403 401 401',
  'GET /api/admin/recipes/:recipeId': '● ● ● 403 403 404 ◐ 403 403 403 403 401 401',
  'POST /api/admin/recipes/batch': '● ● ● 403 403 ● ◐ ◐ 403 403 403 401 401',
  'POST /api/admin/recipes/cache': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/kiosk-types': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'GET /api/kiosk-instances': '● ● ● 403 403 ● 401 401 401 401 401 401 401',
  'POST /api/kiosk-instances': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/kiosk-instances/code/:code': '● ● ● ● ● ◐ ◐ ◐ ◐ ◐ ◐ 401 401',
  'PATCH /api/kiosk-instances/code/:code': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/kiosk-instances/code/:code/config': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/kiosk-instances/code/:code/status': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/kiosk-instances/code/:code': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/menu-checks': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/ingredient-strengths': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/declared-allergens': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/dead-ends': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/ez-pairing/shops/:shopId/questions': '● ● 403 403 403 403 ◐ 403 403 403 403 401 401',
  'PUT /api/ez-pairing/shops/:shopId/questions': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/ez-pairing/shops/:shopId/generate-mappings': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/ez-pairing/shops/:shopId/mappings-summary': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/ez-pairing/shops/:shopId/recommendations': '● ● 403 403 403 403 ◐ 403 403 403 403 401 401',
  'GET /api/ez-pairing/instances/:code/demo-settings': '● ● 403 403 403 403 ◐ ◐ 403 403 403 401 401',
  'PUT /api/ez-pairing/instances/:code/demo-settings': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/toy-kiosk/instances/:code/machine': '● ● 403 403 403 403 ● 403 403 403 403 401 401',
  'POST /api/toy-kiosk/instances/:code/turns': '● ● 403 403 403 403 ● 403 403 403 403 401 401',
  'POST /api/toy-kiosk/instances/:code/capsules/:capsuleId/tell': '404 404 403 403 403 403 404 403 403 403 403 401 401',
  'POST /api/admin/shops/:shopId/submit-order': '● ● ● ● 403 403 ◐ 403 403 403 403 401 401',
  'POST /api/admin/shops/:shopId/withdraw-order': '● ● ● ● 403 403 ◐ ◐ 403 403 403 401 401',
  'GET /api/admin/shops/:shopId/orders': '● ● ● ● ● 403 ◐ ◐ 403 403 403 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/approve': '● ● ● ● 403 403 ◐ ◐ 404 404 404 401 401',
  'POST /api/admin/shops/:shopId/claim-ticket': '403 403 403 403 403 403 ● ● 403 403 403 401 401',
  'POST /api/admin/shops/:shopId/unfollow-ticket': '403 403 403 403 403 403 ● ● 403 403 403 403 403',
  'GET /api/admin/shops/:shopId/followed-orders': '403 403 403 403 403 403 ● ● 403 403 403 403 403',
  'POST /api/admin/shops/:shopId/orders/:orderId/collect': '● ● ● ● 403 403 ◐ ◐ 403 403 403 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/remake': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/events': '● ● ● ● ● 403 ◐ ◐ 403 403 403 401 401',
  'GET /api/translations/languages': '● ● ● ● ● ● ● ● ● ● ● ● ●',
  'POST /api/translations/:shopId/generate': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/translations/:shopId/jobs': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/translations/:shopId/recipes': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/translations/:shopId/recipes/:recipeId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/translations/:shopId/ingredients/:ingredientId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/translations/:shopId/recipes/:recipeId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/translations/:shopId/ingredients/:ingredientId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/translations/:shopId/recipes/debug': '● 403 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/orders.csv': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/orders/:orderId': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/cancel': '● ● ● ● 403 403 ◐ ◐ 403 403 403 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/stop': '● ● ● ● 403 403 ◐ ◐ 403 403 403 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/take-back': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/sold-out': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/sold-out': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/complete': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'PATCH /api/admin/shops/:shopId/orders/:orderId': '● ● ● ● 403 403 409 409 403 403 403 401 401',
  'GET /api/admin/shops/:shopId/insights': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/audit': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops/:shopId/recipes': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/recipes': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /v1/admin/shops/:shopId/recipes': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/recipes/:recipeId/duplicate': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /v1/admin/shops/:shopId/recipe-order': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/photos': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/pumps': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/pumps': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/menu/preview': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/menu/import': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops/:shopId/menu.json': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops/:shopId/menu.csv': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /v1/admin/shops/:shopId/staff': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/staff': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /v1/admin/shops/:shopId/staff/:accountId/reset-password': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /v1/admin/shops/:shopId/staff/:accountId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/crash-reports': '● ● ● ● ● ● ● ● ● ● ● ● ●',
  'GET /api/voice-profiles': '● ● 403 403 403 ● 401 401 401 401 401 401 401',
  'POST /api/voice-profiles': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/voice-profiles/:profileId': '● ● 403 403 403 404 ◐ 403 403 403 403 401 401',
  'PATCH /api/voice-profiles/:profileId': '● ● 403 403 403 404 401 401 401 401 401 401 401',
  'DELETE /api/voice-profiles/:profileId': '● ● 403 403 403 404 401 401 401 401 401 401 401',
  'GET /api/voice-profiles/:profileId/cues': '● ● 403 403 403 404 ◐ 403 403 403 403 401 401',
  'POST /api/voice-profiles/:profileId/cues/:cue': '● ● 403 403 403 404 401 401 401 401 401 401 401',
  'DELETE /api/voice-profiles/:profileId/cues/:cue': '● ● 403 403 403 404 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/voice-profile': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/round': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'GET /api/admin/shops/:shopId/round/host': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/round': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/round/next': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/round/stop': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/round/join': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'POST /api/admin/shops/:shopId/round/leave': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'POST /api/admin/shops/:shopId/round/answers': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  // Only for one of the two who are closest.
  'POST /api/admin/shops/:shopId/round/name': '403 403 403 403 403 403 409 403 403 403 403 403 403',
  'POST /api/table-rooms': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'POST /api/table-rooms/enter': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'GET /api/table-rooms/:roomId': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'POST /api/table-rooms/:roomId/league': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'POST /api/table-rooms/:roomId/moves': '403 403 403 403 403 403 ◐ 403 403 403 403 403 403',
  'GET /api/health': '● ● ● ● ● ● ● ● ● ● ● ● ●',
  'GET /api/admin/shops/:shopId/returning-recipes': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/board': '● ● ● ● ● 403 403 403 ● 403 403 401 401',
  'GET /api/admin/shops/:shopId/board-key': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/board-key': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/webhooks': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/webhooks': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/admin/shops/:shopId/webhooks/:webhookId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/shops/:shopId/webhooks/:webhookId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/webhooks/:webhookId/messages/:messageId/retry':
    '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/shops/:shopId/board-key': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/machines': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/admin/shops/:shopId/machines/:machineId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/:machineId/pairing-code': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/shops/:shopId/machines/:machineId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/:machineId/stop': '● ● ● ● 403 403 403 403 403 403 403 401 401',
  'GET /api/admin/shops/:shopId/machines/:machineId/display': '● ● ● ● ● 403 403 403 403 403 403 401 401',
  'GET /api/admin/shops/:shopId/machines/:machineId/display-key': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/machines/:machineId/display-key': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/shops/:shopId/machines/:machineId/display-key': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/machines/:machineId/care': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/:machineId/care': '409 409 409 409 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/machines/:machineId/care/:careId/measured':
    '404 404 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/presence': '403 403 403 403 403 403 403 403 403 403 403 403 403',
  'GET /api/admin/shops/:shopId/presence': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/presence': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/machines/:machineId/pause': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/:machineId/clear-fault': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/simulator': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/machines/:machineId/simulator': '404 404 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/try': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/driven': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/machines/:machineId/link': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PATCH /api/admin/shops/:shopId/machines/:machineId/link': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/machines/:machineId/link/care': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/stock': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/ingredient-options': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/ingredient-options': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/stock': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/stock/refill': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/stock/undo-refill': '● ● ● ● 403 403 401 401 401 401 401 401 401',
  'POST /api/machines/pair': '● ● ● ● ● ● ● ● ● ● ● ● ●',
  'GET /api/machines/:machineId/jobs/next': '401 401 401 401 401 401 401 401 401 401 401 ● 403',
  'GET /api/machines/:machineId/jobs/stream': '401 401 401 401 401 401 401 401 401 401 401 ● 403',
  'POST /api/machines/:machineId/jobs/:jobId/events': '401 401 401 401 401 401 401 401 401 401 401 404 403',
  'POST /api/machines/:machineId/heartbeat': '401 401 401 401 401 401 401 401 401 401 401 ● 403',
  'GET /api/admin/shops/:shopId/tabs': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/orders/:orderId/guest': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/erase-guest': '409 409 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/own-record': '403 403 403 403 403 403 ◐ ◐ 403 403 403 403 403',
  'POST /api/admin/shops/:shopId/erase-own-record': '403 403 403 403 403 403 ◐ ◐ 403 403 403 403 403',
  'GET /api/admin/shops/:shopId/privacy': '● ● ● ● ● ● ◐ ◐ ◐ ◐ ◐ ● ●',
  'GET /api/admin/shops/:shopId/inspection': '● ● ● ● ● 403 401 401 401 401 401 401 401',
  'PUT /v1/admin/shops/:shopId/staff/:accountId/pin': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /v1/admin/shops/:shopId/staff/:accountId/pin': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/tablets': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/tablets': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/shops/:shopId/tablets/:tabletId': '● ● 403 403 403 403 401 401 401 401 401 401 401',
  'GET /api/admin/shops/:shopId/tablet': '403 403 403 ● ● 403 401 401 401 401 401 401 401',
  'PUT /api/admin/shops/:shopId/tablet/person': '403 403 403 ● ● 403 401 401 401 401 401 401 401',
  'DELETE /api/admin/shops/:shopId/tablet/person': '403 403 403 ● ● 403 401 401 401 401 401 401 401',
  'POST /api/admin/shops/:shopId/tablet/taps': '403 403 403 ● ● 403 401 401 401 401 401 401 401',
};

/**
 * Keys that must not be in any guest's answer, at any depth. Source: docs/behaviour/accounts-and-access.md "What a
 * guest may see".
 */
const NEVER_FOR_GUESTS = [
  'userId',
  'user_id',
  'admin_id',
  'amount',
  'layeringSequence',
  'flavourEstimated',
  'effect',
  'created_at',
  'version',
  'active_instances_count',
  'device_hash',
  'settings',
];

/** Which of two states of an order of one's own is the newer one may be known. */
const withoutOwn = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('displayId' in value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'version'));
  });

describe('access', () => {
  const server = useTestServer(() => openDatabase(':memory:'), { DATA_DIR: mkdtempSync(join(tmpdir(), 'sipwell-')) });

  it('has a row for every endpoint and no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  });

  let staff: Record<string, string>;
  let tablet: Record<string, string>;
  let lockedTablet: Record<string, string>;
  let bartender: string;
  let boardKey: string;
  let otherBoardKey: string;
  let machine: PairedMachine;
  let otherMachine: PairedMachine;
  beforeAll(async () => {
    const made = await server.call('POST', '/v1/admin/shops/demo-bar/staff', {
      headers: server.owner,
      body: { username: 'bartender', role: 'STAFF' },
    });
    staff = await server.signIn({ username: 'bartender', password: made.json().password });
    bartender = await employ(server, { shopId: 'demo-bar', username: 'bartender-two', pin: PIN }, server.owner);
    tablet = await pairTablet(server, 'demo-bar', server.owner);
    lockedTablet = await pairTablet(server, 'demo-bar', server.owner);
    await addSomebody(server);
    boardKey = await makeBoardKey(server, 'demo-bar');
    otherBoardKey = await makeBoardKey(server, 'demo-tea');
    // Not of the bar: its orders are to be made without waiting for a machine.
    machine = await pairedMachine(server, 'demo-tea');
    otherMachine = await pairedMachine(server, 'demo-tea');
  });

  const device = newDevice();
  const headersOf = (server: TestServer): Record<CallerKind, Record<string, string>> => ({
    A: server.admin,
    O: server.owner,
    S: staff,
    T: tablet,
    t: lockedTablet,
    o: server.otherOwner,
    G: { 'x-device-id': device, 'x-join-code': server.barCode },
    g: { 'x-device-id': device },
    B: { 'x-board-key': boardKey },
    b: { 'x-board-key': otherBoardKey },
    '-': {},
    M: machine.headers,
    m: otherMachine.headers,
  });

  it.each(
    Object.entries(MATRIX).flatMap(([route, row]) =>
      row.split(' ').map((expected, i) => [route, CALLERS[i]!, expected] as const),
    ),
  )('%s for %s: %s', async (route, caller, expected) => {
    const [method, path] = route.split(' ') as ['GET', string];
    const {
      url,
      body,
      type = 'image/png',
    } = await requestFor(server, route, path, {
      device,
      bartender,
      machineId: machine.id,
    });
    // Calls of their own lock and unlock them.
    if (caller === 'T') await enterPin(server, 'demo-bar', tablet, bartender, PIN);
    if (caller === 't')
      await server.call('DELETE', '/api/admin/shops/demo-bar/tablet/person', { headers: lockedTablet });
    const headers = {
      ...(await freshHeaders(server, headersOf(server)[caller], route, caller)),
      ...(path.startsWith('/api/table-rooms') && caller === 'G' && { 'x-join-code': await tableCode(server) }),
      ...(body instanceof Uint8Array && { 'content-type': type }),
    };
    if (route.endsWith('/jobs/stream') && expected === '●') {
      const stream = await server.app.inject({ method, url, headers, payloadAsStream: true });
      stream.stream().destroy();
      return expect(stream.statusCode).toBe(200);
    }
    const reply = await server.call(method, url, { headers, ...(body !== undefined && { body }) });
    await undoDeletions(server);

    if (expected !== '●' && expected !== '◐') {
      expect(reply.statusCode).toBe(Number(expected));
      expect(reply.json()).toHaveProperty('code');
      return;
    }
    expect(reply.statusCode, reply.body).toBe(200);
    if (expected === '◐')
      for (const key of NEVER_FOR_GUESTS) expect(keysOf(withoutOwn(reply.json()))).not.toContain(key);
  });

  it('answers another owner’s and a missing shop alike', async () => {
    const foreign = await server.call('GET', '/api/admin/shops/demo-bar', { headers: server.otherOwner });
    const missing = await server.call('GET', '/api/admin/shops/nowhere', { headers: server.otherOwner });
    expect(missing.json()).toEqual(foreign.json());
  });

  it('never falls back to guest if a bearer is invalid', async () => {
    const headers = { authorization: 'Bearer nonsense', 'x-device-id': device, 'x-join-code': server.barCode };
    expect((await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers })).statusCode).toBe(401);
  });

  it('treats an owner with a guest’s proof as a guest of another’s shop', async () => {
    const headers = { ...server.otherOwner, 'x-device-id': device, 'x-join-code': server.barCode };
    const reply = await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers });
    expect(reply.statusCode).toBe(200);
    expect(keysOf(reply.json())).not.toContain('amount');
  });

  it('lets an owner who ordered in another’s shop approve the order', async () => {
    const headers = { ...server.otherOwner, 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Tea', kioskInstanceCode: server.barCode };
    const { orderId } = (await server.call('POST', '/api/admin/shops/demo-bar/submit-order', { headers, body })).json();
    const approve = (sent: Record<string, string>) =>
      server.call('POST', `/api/admin/shops/demo-bar/orders/${orderId}/approve`, { headers: sent });
    expect((await approve(server.otherOwner)).statusCode).toBe(403);
    expect((await approve({ ...headers, 'x-device-id': newDevice() })).statusCode).toBe(404);
    expect((await approve(headers)).statusCode).toBe(200);
  });

  it('refuses a wrong API key with 403 where one is set', async () => {
    server.services.config.API_KEY = 'the-key';
    const login = (headers: Record<string, string>) =>
      server.call('POST', '/v1/auth/login', { headers, body: { username: 'x', password: 'y' } });
    expect((await login({})).statusCode).toBe(403);
    expect((await login({ 'x-api-key': 'other' })).statusCode).toBe(403);
    expect((await login({ 'x-api-key': 'the-key' })).json().code).toBe('wrong-credentials');
    delete server.services.config.API_KEY;
  });
});

const NO_CREDENTIAL = { id: 'e30', rawId: 'e30', type: 'public-key' };

/** A request valid in everything but, perhaps, its caller. */
async function requestFor(
  server: TestServer,
  route: string,
  path: string,
  { device, bartender, machineId: pairedId }: { device: string; bartender: string; machineId: string },
): Promise<{ url: string; body?: object; type?: string }> {
  const liveCode = path.includes('/toy-kiosk/') ? await codeOf(server, 'toy-kiosk') : server.barCode;
  const code = /DELETE|status|delete/.test(route) ? await launch(server) : liveCode;
  const orderId = path.includes(':orderId') ? await order(server, device) : '';
  const claimed = path.endsWith('/claim-ticket') ? await order(server, newDevice()) : '';
  const before: Record<string, string[]> = {
    complete: ['approve'],
    collect: ['approve', 'complete'],
    remake: ['cancel'],
    'take-back': ['cancel'],
  };
  for (const step of before[path.split('/').at(-1) ?? ''] ?? [])
    await server.call('POST', `/api/admin/shops/demo-bar/orders/${orderId}/${step}`, { headers: server.admin });
  if (path.includes('/stock/')) await refilledBottle(server);
  const recipeId =
    route.startsWith('DELETE /v1') && path.includes(':recipeId') ? await copyNegroni(server) : 'bar-negroni';
  const profileId = path.includes(':profileId') ? await voice(server) : '';
  const accountOf = path.includes('/administrators/') ? addAdministrator : invite;
  const accountId = path.includes(':accountId') ? await accountOf(server) : '';
  const invited = path.startsWith('/api/invitations/') ? await inviteByLink(server) : { id: '', token: '' };
  const tabletId = path.includes(':tabletId') ? await oldTablet(server) : '';
  const { webhookId, messageId } = path.includes(':webhookId')
    ? await oneWebhook(server)
    : { webhookId: '', messageId: '' };
  const room = path.startsWith('/api/table-rooms') ? await openRoom(server, device) : { roomId: '', number: '' };
  const roundId = path.includes('/round') ? await roundOn(server, route) : '';
  const isOfConsole = path.startsWith('/api/admin/');
  // A shop has so many at most.
  if (isOfConsole) await server.services.db.deleteFrom('machines').where('shop_id', '=', 'demo-bar').execute();
  const ofConsole = path.includes('/link') ? drivenMachine : addedMachine;
  const machineId = isOfConsole && path.includes(':machineId') ? (await ofConsole(server, 'demo-bar')).id : pairedId;
  const { code: pairingCode } = path.endsWith('/pair') ? await addedMachine(server, 'demo-tea') : { code: '' };
  const isOneLess = route === 'DELETE /v1/admin/shops/:shopId' || path.endsWith('/restore');
  // Where the phone has no order under way.
  const elsewhere = path.endsWith('/erase-own-record') ? 'demo-tea' : 'demo-bar';
  const shopId = isOneLess ? await ownShop(server, path.endsWith('/restore')) : elsewhere;
  const url = path
    .replace(':shopId', shopId)
    .replace(':machineId', machineId)
    .replace(':jobId', 'unknown')
    .replace(':roomId', room.roomId)
    .replace(':recipeId', recipeId)
    .replace(':accountId', accountId)
    .replace(':tabletId', tabletId)
    .replace(':invitationId', invited.id)
    .replace(':passkeyId', 'unknown')
    .replace(':sessionId', path.includes(':sessionId') ? await sessionOfSomebody(server) : '')
    .replace(':webhookId', webhookId)
    .replace(':messageId', messageId)
    .replace(':profileId', profileId)
    .replace(':cue', 'intro')
    .replace('backups/:name', 'backups/nowhere')
    .replace(':code', code)
    .replace(':orderId', orderId)
    .replace(':batchId', path.includes(':batchId') ? await deleteBarKiosks(server) : '')
    .replace(':ingredientId', 'campari')
    .replace(':capsuleId', 'unknown')
    .concat(QUERIES[route] ?? '');
  // What only some bodies hold: reading it for each of two thousand calls was most of this file's time.
  const read = async (url: string) => (await server.call('GET', url, { headers: server.admin })).json();
  const { questions } = route.endsWith('/questions') ? await read('/api/ez-pairing/shops/demo-bar/questions') : {};
  const recipe = /recipes/.test(route) ? await read('/api/admin/recipes/bar-negroni') : {};
  const { recipes = [] } = route.endsWith('/recipe-order') ? await read('/v1/admin/shops/demo-bar/recipes') : {};
  const refreshToken = route.endsWith('/refresh-tokens') ? (await server.signIn(ADMIN)).authorization!.slice(7) : '';
  const bodies: Record<string, object> = {
    'POST /v1/admin/shops': { names: { en: newUsername() }, kind: 'tea-shop' },
    'PATCH /v1/admin/shops/:shopId': { kind: 'cocktail-bar' },
    'PUT /v1/admin/shops/:shopId/starter-drinks': { drinkIds: [] },
    'POST /v1/setup/account': { username: 'somebody', password: 'ten letters' },
    'PUT /v1/setup': { step: 'bar', shopId: null },
    'POST /v1/admin/shops/:shopId/recipes': recipe,
    'PUT /v1/admin/shops/:shopId/recipes/:recipeId': recipe,
    'PATCH /v1/admin/shops/:shopId/recipes': { drinks: [{ id: 'bar-negroni', available: true }] },
    'PATCH /v1/admin/shops/:shopId/recipes/:recipeId': { available: true },
    'PUT /v1/admin/shops/:shopId/recipe-order': { recipeIds: recipes.map(({ id }: { id: string }) => id) },
    'PUT /api/admin/shops/:shopId/pumps': { pumps: [] },
    'PUT /api/admin/shops/:shopId/pause': { paused: false },
    'PUT /api/admin/shops/:shopId/recipes/:recipeId/prices': { sizeS: null, sizeM: 8800, sizeL: null },
    'PUT /api/admin/shops/:shopId/ingredient-strengths': { name: 'Sunset Mix', abv: 0 },
    'PUT /api/admin/shops/:shopId/declared-allergens': { drinks: [{ id: 'bar-negroni', allergens: [] }] },
    'POST /v1/admin/shops/:shopId/menu/preview': { files: [FILE] },
    'POST /v1/admin/shops/:shopId/menu/import': { files: [FILE], accepted: [{ file: 0, row: 2 }] },
    'POST /v1/admin/shops/:shopId/photos': Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    'POST /v1/setup/backups': Buffer.from('no backup'),
    'POST /api/admin/backups/upload': Buffer.from('no backup'),
    'POST /v1/admin/shops/:shopId/staff': { username: newUsername() },
    'PATCH /v1/admin/shops/:shopId/staff/:accountId': { disabled: true },
    'PUT /v1/admin/shops/:shopId/staff/:accountId/pin': { pin: String(pins++) },
    'POST /api/invitations': { role: 'STAFF', shopIds: ['demo-bar'] },
    'POST /api/invitations/read': { token: invited.token },
    'POST /api/invitations/accept': { token: invited.token, username: newUsername(), password: SOMEBODY.password },
    'PATCH /api/administrators/:accountId': { disabled: true },
    'PUT /api/me/second-factor': { code: '123456' },
    'POST /api/me/second-factor': { presentPassword: SOMEBODY.password },
    'POST /api/me/second-factor/off': { presentPassword: SOMEBODY.password, code: '123456' },
    'POST /api/me/passkeys/options': { presentPassword: SOMEBODY.password },
    'POST /api/me/passkeys': {
      name: 'Mine',
      credential: { ...NO_CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
    },
    'PATCH /api/me/passkeys/:passkeyId': { name: 'Mine' },
    'POST /v1/auth/passkey': {
      credential: { ...NO_CREDENTIAL, response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' } },
    },
    'PATCH /api/me/password': { presentPassword: SOMEBODY.password, newPassword: SOMEBODY.password },
    'POST /api/admin/shops/:shopId/tablets': { name: 'Bar' },
    'PUT /api/admin/shops/:shopId/tablet/person': { personId: bartender, pin: PIN },
    'POST /api/voice-profiles': { shop_id: 'demo-bar', name: 'Test' },
    'PATCH /api/voice-profiles/:profileId': { name: 'Test' },
    'PUT /api/admin/shops/:shopId/voice-profile': { voiceProfileId: null },
    'POST /v1/auth/login': { username: 'admin', password: 'admin-password' },
    'POST /v1/auth/refresh-tokens': { refreshToken },
    'PATCH /api/admin/shops/:shopId/order-defaults': { quantity: 1 },
    'PATCH /api/admin/shops/:shopId/recipes': { recipes: [recipe] },
    'POST /api/admin/recipes/batch': { recipeIds: ['bar-negroni'] },
    'POST /api/admin/recipes/cache': { recipes: [recipe] },
    'POST /api/kiosk-instances': { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: 'Test' },
    'POST /api/kiosk-instances/delete': { shop_id: 'demo-bar', joinCodes: [code] },
    'PATCH /api/kiosk-instances/code/:code': { name: 'Test' },
    'PATCH /api/kiosk-instances/code/:code/config': { config: {} },
    'PATCH /api/kiosk-instances/code/:code/status': { status: 'paused' },
    'POST /api/crash-reports': { experience: 'mbti', message: 'broken' },
    'PUT /api/ez-pairing/shops/:shopId/questions': { questions },
    'POST /api/ez-pairing/shops/:shopId/generate-mappings': { useLLM: false },
    'POST /api/ez-pairing/shops/:shopId/recommendations': { answers: [] },
    'PUT /api/ez-pairing/instances/:code/demo-settings': { demoMode: false, demoName: '' },
    'POST /api/translations/:shopId/generate': { targetLanguage: LANGUAGE_CODES[generated++ % LANGUAGE_CODES.length] },
    'PATCH /api/translations/:shopId/recipes/:recipeId': {
      fieldName: 'name',
      language: 'ja',
      translatedText: 'ネグローニ',
    },
    'PATCH /api/translations/:shopId/ingredients/:ingredientId': { language: 'ja', translatedText: 'カンパリ' },
    'PATCH /api/admin/shops/:shopId/orders/:orderId': { name: 'Bo' },
    'PUT /api/admin/shops/:shopId/board-key': { showsNames: true },
    'POST /api/admin/shops/:shopId/webhooks': { url: 'https://till.test/', types: ['order.placed'] },
    'PATCH /api/admin/shops/:shopId/webhooks/:webhookId': { types: ['order.ready'] },
    'PUT /api/admin/shops/:shopId/sold-out': { kind: 'drink', id: 'bar-negroni', isOut: false },
    'POST /api/admin/shops/:shopId/machines': { name: 'Left' },
    'PATCH /api/admin/shops/:shopId/machines/:machineId': { name: 'Right' },
    'PUT /api/admin/shops/:shopId/machines/:machineId/pause': { paused: true },
    'POST /api/admin/shops/:shopId/machines/try': { kind: 'cocktailberry', address: 'http://127.0.0.1:8000' },
    'POST /api/admin/shops/:shopId/machines/driven': DRIVEN,
    'POST /api/admin/shops/:shopId/machines/simulator': { name: 'Simulator' },
    'PUT /api/admin/shops/:shopId/machines/:machineId/simulator': { fault: 'no_glass' },
    'PATCH /api/admin/shops/:shopId/machines/:machineId/link': { matches: {} },
    'POST /api/admin/shops/:shopId/machines/:machineId/link/care': { what: 'clean' },
    'POST /api/admin/shops/:shopId/machines/:machineId/care': { kind: 'prime', slot: 1, durationMs: 1000 },
    'PUT /api/admin/shops/:shopId/machines/:machineId/care/:careId/measured': { ml: 50 },
    'POST /api/admin/shops/:shopId/presence': { code: '000000' },
    'PUT /api/admin/shops/:shopId/presence': { mode: 'off' },
    'PUT /api/admin/shops/:shopId/ingredient-options': { key: 'campari', mayLeaveOut: false, replacement: null },
    'PUT /api/admin/shops/:shopId/stock': { machineId: null, bottles: [] },
    'POST /api/admin/shops/:shopId/stock/refill': { machineId: null, slot: 1 },
    'POST /api/admin/shops/:shopId/stock/undo-refill': { machineId: null, slot: 1 },
    'POST /api/machines/pair': { code: pairingCode },
    'POST /api/machines/:machineId/jobs/:jobId/events': { v: 1, jobId: 'unknown', seq: 1, state: 'accepted' },
    'POST /api/machines/:machineId/heartbeat': { state: 'idle' },
    'POST /api/admin/shops/:shopId/round': { set: 'this-or-that', pace: 'host' },
    'POST /api/admin/shops/:shopId/round/next': { roundId, step: 0 },
    'POST /api/admin/shops/:shopId/round/stop': { roundId },
    'POST /api/admin/shops/:shopId/round/join': { roundId },
    'POST /api/admin/shops/:shopId/round/leave': { roundId },
    'POST /api/admin/shops/:shopId/round/answers': { roundId, question: 0, answer: 0 },
    'POST /api/admin/shops/:shopId/round/name': { roundId, name: 'Ada' },
    'POST /api/table-rooms': {},
    'POST /api/table-rooms/enter': { number: room.number },
    'POST /api/table-rooms/:roomId/moves': { type: 'leave' },
    'POST /api/table-rooms/:roomId/league': { name: 'Ada' },
    'POST /api/admin/shops/:shopId/claim-ticket': { orderId: claimed },
    'POST /api/admin/shops/:shopId/unfollow-ticket': { ticketId: newDevice() },
    'POST /api/admin/shops/:shopId/withdraw-order': { key: 'never-sent' },
    'POST /api/admin/shops/:shopId/submit-order': { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
  };
  if (route === 'POST /api/voice-profiles/:profileId/cues/:cue') return { url, ...(await recordingForm()) };
  const type = /backups(\/upload)?$/.test(route) && bodies[route] ? 'application/gzip' : undefined;
  return { url, ...(type && { type }), ...(bodies[route] && { body: bodies[route] }) };
}

/** A round that asks its first question; none where one is to be started. @returns its id */
async function roundOn(server: TestServer, route: string): Promise<string> {
  const at = '/api/admin/shops/demo-bar/round';
  const send = async (path: string, body: object) =>
    (await server.call('POST', `${at}${path}`, { headers: server.admin, body })).json().round.roundId as string;
  const before = (await server.call('GET', `${at}/host`, { headers: server.admin })).json().round;
  if (before) await send('/stop', { roundId: before.roundId });
  if (route === 'POST /api/admin/shops/:shopId/round') return '';
  const roundId = await send('', { set: 'this-or-that', pace: 'host' });
  return send('/next', { roundId, step: -1 });
}

const FILE = { name: 'menu.csv', text: 'line,name,amount\nrecipe,Gin neat,\ningredient,Gin,40' };
const QUERIES: Record<string, string> = {
  'GET /api/translations/:shopId/recipes': '?language=ja',
  'DELETE /api/translations/:shopId/recipes/:recipeId': '?language=ja&fieldName=name',
  'DELETE /api/translations/:shopId/ingredients/:ingredientId': '?language=ja',
};

/** A language has at most one open job: each call gets a new language. */
let generated = 0;

/** Signing out ends a bearer, as other calls for the own account do: they get one of their own. */
async function freshHeaders(
  server: TestServer,
  headers: Record<string, string>,
  route: string,
  caller: CallerKind,
): Promise<Record<string, string>> {
  const isOfTablet = headers.authorization?.startsWith('Bearer tablet_');
  const isOfMachine = caller === 'M' || caller === 'm';
  if (!headers.authorization || isOfTablet || isOfMachine) return headers;
  if (route.endsWith('logout')) return server.signIn(ADMIN);
  return route.includes('/api/me') && !route.startsWith('GET') ? server.signIn(SOMEBODY) : headers;
}

/** Whose password and sessions are changed. */
const SOMEBODY = { username: 'somebody', password: 'somebody-password' };

async function addSomebody({ services: { db, clock, newId } }: TestServer): Promise<void> {
  const passwordHash = await hashPassword(SOMEBODY.password);
  const account = { id: newId(), username: SOMEBODY.username, passwordHash, role: 'STAFF' as const, shopIds: [] };
  await insertAccount(db, account, clock().toISOString());
}

async function addAdministrator({ services: { db, clock, newId } }: TestServer): Promise<string> {
  const id = newId();
  const account = { id, username: newUsername(), passwordHash: 'none', role: 'ADMIN' as const, shopIds: [] };
  await insertAccount(db, account, clock().toISOString());
  return id;
}

async function inviteByLink(server: TestServer): Promise<{ id: string; token: string }> {
  const body = { role: 'STAFF', shopIds: ['demo-bar'] };
  const made = (await server.call('POST', '/api/invitations', { headers: server.admin, body })).json();
  return { id: made.invitation.id, token: made.token };
}

async function sessionOfSomebody(server: TestServer): Promise<string> {
  const headers = await server.signIn(SOMEBODY);
  const { sessions } = (await server.call('GET', '/api/me/sessions', { headers })).json();
  return sessions[0].id;
}

/**
 * By the bar's owner.
 * @returns the batch to undo
 */
async function deleteBarKiosks(server: TestServer): Promise<string> {
  const reply = await server.call('DELETE', '/api/kiosk-instances/bulk-delete?shop_id=demo-bar', {
    headers: server.owner,
  });
  return reply.json().batchId;
}

/** Restores what a call deleted, so that the next one can delete again. */
async function undoDeletions(server: TestServer): Promise<void> {
  server.pass(10_000);
  const open = await server.services.db.selectFrom('batches').select('id').where('undone_at', 'is', null).execute();
  for (const { id } of open) await server.call('POST', `/api/undo/${id}`, { headers: server.admin });
}

async function ownShop(server: TestServer, isArchived: boolean): Promise<string> {
  const body = { names: { en: newUsername() }, kind: 'tea-shop' };
  const made = await server.call('POST', '/v1/admin/shops', { headers: server.admin, body });
  const id = made.json().shop_id as string;
  if (isArchived) await server.call('DELETE', `/v1/admin/shops/${id}`, { headers: server.admin });
  return id;
}

/** The bar's only webhook, with one message that was not told. */
async function oneWebhook(server: TestServer): Promise<{ webhookId: string; messageId: string }> {
  const { db } = server.services;
  await db.deleteFrom('webhook_messages').execute();
  await db.deleteFrom('webhooks').execute();
  const reply = await server.call('POST', '/api/admin/shops/demo-bar/webhooks', {
    headers: server.admin,
    body: { url: 'https://till.test/', types: ['order.placed'] },
  });
  const webhookId = reply.json().webhook.id as string;
  const at = server.services.clock().toISOString();
  const message = { id: 'm1', webhookId, shopId: 'demo-bar', type: 'order.placed', subject: 'o1' } as const;
  await addMessages(db, [{ ...message, happenedAt: at, nextAt: null }]);
  return { webhookId, messageId: message.id };
}

async function makeBoardKey(server: TestServer, shopId: string): Promise<string> {
  const url = `/api/admin/shops/${shopId}/board-key`;
  return (await server.call('PUT', url, { headers: server.admin, body: {} })).json().key;
}

async function launch(server: TestServer): Promise<string> {
  const body = { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: 'Test' };
  return (await server.call('POST', '/api/kiosk-instances', { headers: server.admin, body })).json().join_code;
}

let lastVoice = '';

/** A new voice with an intro cue, chosen by the bar; the one before is deleted, since a shop has only so many. */
async function voice(server: TestServer): Promise<string> {
  const headers = server.admin;
  if (lastVoice) await server.call('DELETE', `/api/voice-profiles/${lastVoice}`, { headers });
  const made = await server.call('POST', '/api/voice-profiles', {
    headers,
    body: { shop_id: 'demo-bar', name: 'Test' },
  });
  const { id } = made.json();
  lastVoice = id;
  const { body, type } = await recordingForm();
  await server.call('POST', `/api/voice-profiles/${id}/cues/intro`, {
    headers: { ...headers, 'content-type': type },
    body,
  });
  await server.call('PUT', '/api/admin/shops/demo-bar/voice-profile', { headers, body: { voiceProfileId: id } });
  return id;
}

async function codeOf(server: TestServer, kioskType: string): Promise<string> {
  const reply = await server.call('GET', '/api/kiosk-instances?shop_id=demo-bar', { headers: server.admin });
  const { data } = reply.json<{ data: { join_code: string; kiosk_type_identifier: string }[] }>();
  return data.find((each) => each.kiosk_type_identifier === kioskType)?.join_code ?? '';
}

/** The join code of a kiosk with a two-phone game. */
const tableCode = async ({ services }: TestServer): Promise<string> =>
  (await listInstances(services.db)).find(({ kioskType }) => kioskType === 'fifteen-twenty')!.joinCode;

async function openRoom(server: TestServer, device: string): Promise<{ roomId: string; number: string }> {
  server.pass(10_000);
  const headers = { 'x-device-id': device, 'x-join-code': await tableCode(server) };
  return (await server.call('POST', '/api/table-rooms', { headers, body: {} })).json();
}

async function copyNegroni(server: TestServer): Promise<string> {
  const url = '/v1/admin/shops/demo-bar/recipes/bar-negroni/duplicate';
  return (await server.call('POST', url, { headers: server.admin })).json().id;
}

async function refilledBottle(server: TestServer): Promise<void> {
  const url = '/api/admin/shops/demo-bar/stock';
  const body = { machineId: null, bottles: [{ slot: 1, sizeMl: 700, lowMl: 100 }] };
  await server.call('PUT', url, { headers: server.admin, body });
  await server.call('POST', `${url}/refill`, { headers: server.admin, body: { machineId: null, slot: 1 } });
}

/** One to be revoked. */
async function oldTablet(server: TestServer): Promise<string> {
  await pairTablet(server, 'demo-bar', server.admin);
  const reply = await server.call('GET', '/api/admin/shops/demo-bar/tablets', { headers: server.admin });
  return reply.json().tablets[0].id;
}

const PIN = '4071';
/** Each account needs another one. */
let pins = 502_017;

let usernames = 0;
const newUsername = () => `owner-${++usernames}`;

async function invite(server: TestServer): Promise<string> {
  const body = { username: newUsername() };
  const reply = await server.call('POST', '/v1/admin/shops/demo-bar/staff', { headers: server.admin, body });
  return reply.json().account.id;
}

/** A guest's order, placed by staff: a device may place only a few. */
async function order(server: TestServer, device: string): Promise<string> {
  const { db } = server.services;
  await db.updateTable('orders').set({ status: 'CANCELLED' }).where('status', '=', 'PENDING').execute();
  const reply = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
    headers: server.admin,
    body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
  });
  const { orderId } = reply.json();
  const ofGuest = { device_hash: hash('sha256', device), instance_code: server.barCode };
  await db.updateTable('orders').set(ofGuest).where('id', '=', orderId).execute();
  return orderId;
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
