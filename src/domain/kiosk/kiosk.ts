/** Kiosk instances. Source: spec §3, §4; running: only `active` can be joined. */
export const KIOSK_STATUSES = ['active', 'paused', 'ended'] as const;
export type KioskStatus = (typeof KIOSK_STATUSES)[number];

export const canBeJoined = (status: KioskStatus): boolean => status === 'active';
