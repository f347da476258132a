/** What a card is made of: a picture, and the texts over it. Source: docs/behaviour/cards.md. */
import type { ReactNode } from 'react';
import type { I18n } from '@lingui/core';
import type { WordedText } from '#domain/text/translated.ts';

/** Size of a card, in pixels: four by five, as feeds and stories show whole. */
export const CARD = { width: 1080, height: 1350 };

export type Face =
  /** The product's display face; for Chinese the phone's own sans. */
  | 'display'
  /** The product's text face. */
  | 'text'
  /** A Chinese serif where the phone has one. */
  | 'serif'
  /** Brush lettering where the phone has one. */
  | 'brush';

export interface Font {
  face: Face;
  /** Pixels. */
  size: number;
  weight: number;
  /** As in the `lang` attribute. */
  lang: string;
  /** Space between letters, as a share of the size. */
  spacing?: number;
}

export interface TextBlock {
  text: string;
  lang: string;
  face?: Face;
  weight?: number;
  size: number;
  /** Smallest size it may shrink to. */
  least?: number;
  /** Most lines; what is left over ends in an ellipsis. */
  lines?: number;
  /** Distance of its lines, as a share of the size. */
  leading?: number;
  spacing?: number;
  colour: string;
  /** Space above, unless it comes first. */
  gap?: number;
}

/** Blocks below each other. */
export interface TextStack {
  x: number;
  y: number;
  width: number;
  /** If they come out higher than this, all of them shrink. */
  height?: number;
  align?: 'left' | 'center' | 'right';
  /** Which part of the stack is at `y`. */
  anchor?: 'top' | 'middle' | 'bottom';
  /** Degrees, around the middle of its width at `y`. */
  turn?: number;
  blocks: readonly TextBlock[];
}

/** All that a card may say besides its own play. */
export interface CardWords {
  i18n: I18n;
  /** BCP 47 tag of the language on screen. */
  lang: string;
  drink: WordedText;
  /** The drink's name in the other language, if it has one. */
  otherName: WordedText | undefined;
  /** What the shop says of the drink. */
  story: WordedText;
  /** What the drink is made of, the main parts first. */
  parts: readonly WordedText[];
  shop: WordedText;
  /** Today, in words. */
  date: string;
  /** "Poured for Ada": only if the guest chose it. */
  guest: string | undefined;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CardParts {
  /** The drawn drink, standing on the lower edge of the box. */
  glass: (box: Box) => ReactNode;
  /** Colour of the drink, #rrggbb. */
  drink: string;
  /** Colours of the shop's logo; at least one. */
  shop: readonly string[];
}

export interface CardArt {
  /** Begins the picture's file name. */
  name: string;
  /** Whether the glass stands before something dark or light. */
  theme: 'dark' | 'light';
  /** Shapes in a box of 1080 by 1350. */
  picture: (parts: CardParts) => ReactNode;
  texts: (words: CardWords) => readonly TextStack[];
}
