/** Audit: who did what in a shop. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, PageNumber, PageSize } from '../fields.ts';

/** Actions written to the audit. Old entries may have actions that no longer exist, so lists accept any text. */
export type ActionName =
  | 'order-placed'
  | 'order-corrected'
  | 'order-approved'
  | 'order-cancelled'
  | 'order-stopped'
  | 'order-completed'
  | 'order-collected'
  | 'order-remade'
  | 'order-step-taken-back'
  | 'guest-erased'
  | 'sold-out'
  | 'there-again'
  | 'order-defaults-saved'
  | 'selling-saved'
  | 'shop-made'
  | 'shop-changed'
  | 'shop-archived'
  | 'shop-restored'
  | 'starter-drinks-chosen'
  | 'first-account-made'
  | 'demo-put-away'
  | 'shop-paused'
  | 'shop-resumed'
  | 'prices-saved'
  | 'board-key-made'
  | 'board-key-revoked'
  | 'board-saved'
  | 'round-started'
  | 'round-stopped'
  | 'webhook-added'
  | 'webhook-changed'
  | 'webhook-removed'
  | 'machine-added'
  | 'machine-paired'
  | 'machine-renamed'
  | 'machine-code-made'
  | 'machine-link-changed'
  | 'machine-cared-for'
  | 'machine-removed'
  | 'machine-stopped'
  | 'machine-paused'
  | 'machine-resumed'
  | 'machine-fault-cleared'
  | 'simulator-changed'
  | 'display-key-made'
  | 'display-key-revoked'
  | 'presence-saved'
  | 'machine-care-begun'
  | 'pump-calibrated'
  | 'bottles-counted'
  | 'bottle-refilled'
  | 'refill-undone'
  | 'ingredient-option-saved'
  | 'menu-imported'
  | 'import-undone'
  | 'menu-saved'
  | 'recipe-created'
  | 'recipe-saved'
  | 'recipe-duplicated'
  | 'recipe-deleted'
  | 'recipes-ordered'
  | 'recipe-state-saved'
  | 'recipe-states-saved'
  | 'recipes-fetched'
  | 'strength-answered'
  | 'allergens-declared'
  | 'pumps-saved'
  | 'photo-added'
  | 'kiosk-launched'
  | 'kiosk-config-saved'
  | 'kiosk-status-saved'
  | 'kiosk-deleted'
  | 'instances-deleted'
  | 'batch-undone'
  | 'shops-synced'
  | 'shops-nuked'
  | 'kiosk-types-reseeded'
  | 'backup-made'
  | 'backup-downloaded'
  | 'backup-received'
  | 'backup-brought'
  | 'backup-removed'
  | 'backup-restored'
  | 'voice-created'
  | 'voice-renamed'
  | 'voice-deleted'
  | 'voice-cue-saved'
  | 'voice-cue-deleted'
  | 'shop-voice-chosen'
  | 'owner-invited'
  | 'staff-invited'
  | 'password-reset'
  | 'own-password-changed'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'invitation-made'
  | 'invitation-revoked'
  | 'invitation-accepted'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed'
  | 'pin-set'
  | 'pin-removed'
  | 'tablet-paired'
  | 'tablet-revoked'
  | 'account-disabled'
  | 'account-enabled'
  | 'translation-started'
  | 'translation-edited'
  | 'translation-cleared'
  | 'capsule-drawn'
  | 'ez-questions-saved'
  | 'ez-mappings-generated'
  | 'ez-demo-settings-saved';

export const RecordedAction = z.object({
  id: Id,
  at: z.string(),
  /** The username; null for a deleted account, or for the product itself. */
  who: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type RecordedAction = z.infer<typeof RecordedAction>;

export const listActions = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/audit',
  summary: 'What was done in a shop and by whom, newest first',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  query: z.object({ page: PageNumber.optional(), pageSize: PageSize.optional() }),
  response: z.object({ data: z.array(RecordedAction), total: z.number(), page: z.number() }),
});
