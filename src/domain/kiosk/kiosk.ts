/** Kiosk instances. Only an `active` one can be joined. Source: docs/behaviour/kiosks.md "Statuses". */
export const KIOSK_STATUSES = ['active', 'paused', 'ended'] as const;
export type KioskStatus = (typeof KIOSK_STATUSES)[number];

export const canBeJoined = (status: KioskStatus): boolean => status === 'active';
