/** The stickers that are drawn here: on phones, and on the board. Source: docs/behaviour/experiences/toy-kiosk.md. */
export const STICKERS = ['citrus', 'ghost', 'candy', 'dragon', 'lantern', 'golden', 'wave', 'moon'] as const;
export type StickerDrawing = (typeof STICKERS)[number];
