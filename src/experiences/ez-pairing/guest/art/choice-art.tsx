/**
 * Drawings of the pictures of the quiz a shop starts with. An owner's own may have any emoji: one that is drawn here is
 * drawn there too. Source: docs/behaviour/experiences/ez-pairing.md "Original".
 */
import type { ReactNode } from 'react';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import { DIE, FEW_BUBBLES, HERBS, POPPED, SPICE, STILL_WATER } from '#ui/play/choice-art/bubbles.tsx';
import {
  FEATHER,
  FLAME,
  LONG_TALK,
  MIRROR_BALL,
  NIGHT_HIKE,
  SCALES,
  SOFA,
  SPROUT,
} from '#ui/play/choice-art/nights.tsx';
import {
  CITRUS_PEEL,
  DARK_CHOCOLATE,
  GINGER_MILK,
  LEMON_TART,
  MANGO_POMELO,
  PEACH,
} from '#ui/play/choice-art/sweets.tsx';
import styles from './choice-art.module.css';

const DRAWN: Record<string, ReactNode> = {
  '🥭': MANGO_POMELO,
  '🍋': LEMON_TART,
  '🍫': DARK_CHOCOLATE,
  '🍮': GINGER_MILK,
  '🪩': MIRROR_BALL,
  '💬': LONG_TALK,
  '🛋️': SOFA,
  '🌌': NIGHT_HIKE,
  '🍾': POPPED,
  '🫧': FEW_BUBBLES,
  '🌊': STILL_WATER,
  '🎲': DIE,
  '🌱': SPROUT,
  '🍃': FEATHER,
  '⚖️': SCALES,
  '🔥': FLAME,
  '🍊': CITRUS_PEEL,
  '🌿': HERBS,
  '🍑': PEACH,
  '🫚': SPICE,
};

export const isDrawn = (emoji: string): boolean => emoji in DRAWN;

interface Props {
  emoji: string | undefined;
  /** The owner's own photo; its emoji, if any, stands where it does not load. */
  picture?: string | undefined;
}

/** Decoration: what it shows stands beside it in words. */
export const ChoiceArt = ({ emoji, picture }: Props) => (
  <ImageWithFallback src={picture} alt="" className={styles.photo} fallback={emoji && <Emoji emoji={emoji} />} />
);

function Emoji({ emoji }: { emoji: string }) {
  const drawn = DRAWN[emoji];
  if (!drawn) return <span className={styles.emoji}>{emoji}</span>;
  return (
    <svg viewBox="0 0 96 96" className={styles.art}>
      {drawn}
    </svg>
  );
}
