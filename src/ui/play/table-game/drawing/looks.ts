/** Colours of the players' hands. The guest's own use the product's colours. */
import type { HouseCharacter } from '#domain/games/bot-personas.ts';
import type { HandLook } from './hand.tsx';

export const YOUR_LOOK: HandLook = { skin: '#f3c9a5', line: '#5a3423', sleeve: '#6f52e0', cuff: '#f2a33a' };
export const FRIEND_LOOK: HandLook = { skin: '#e3ab82', line: '#52301f', sleeve: '#1f7a68', cuff: '#f7efe1' };

export const CHARACTER_LOOKS: Record<HouseCharacter['id'], HandLook> = {
  mei: { skin: '#f5cfb2', line: '#5a3423', sleeve: '#d8485a', cuff: '#f6d77d' },
  kit: { skin: '#eab98f', line: '#4c2d1e', sleeve: '#23202b', cuff: '#39d0c8' },
  sing: { skin: '#d89f74', line: '#4a2b1b', sleeve: '#f4f1ea', cuff: '#dcd6ca' },
};
