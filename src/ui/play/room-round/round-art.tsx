/** How the answers of a round for everyone are drawn. Source: docs/behaviour/room-round.md "Questions". */
import type { ReactNode } from 'react';
import type { RoundPicture } from '#domain/games/round-sets.ts';
import { DIE, FEW_BUBBLES, HERBS, POPPED, SPICE, STILL_WATER } from '../choice-art/bubbles.tsx';
import {
  BEACH,
  EGG_TART,
  FERRY,
  FISH_BALLS,
  MINIBUS,
  PEAK,
  PINEAPPLE_BUN,
  RIDGE,
  SWEET_SOUP,
  TRAM,
} from '../choice-art/hong-kong.tsx';
import { FEATHER, FLAME, LONG_TALK, MIRROR_BALL, NIGHT_HIKE, SOFA } from '../choice-art/nights.tsx';
import { CITRUS_PEEL, DARK_CHOCOLATE, GINGER_MILK, LEMON_TART, MANGO_POMELO, PEACH } from '../choice-art/sweets.tsx';
import styles from './round-art.module.css';

const DRAWN: Record<RoundPicture, ReactNode> = {
  'mirror-ball': MIRROR_BALL,
  'long-talk': LONG_TALK,
  sofa: SOFA,
  'night-hike': NIGHT_HIKE,
  'lemon-tart': LEMON_TART,
  chocolate: DARK_CHOCOLATE,
  mango: MANGO_POMELO,
  'ginger-milk': GINGER_MILK,
  popped: POPPED,
  'few-bubbles': FEW_BUBBLES,
  'still-water': STILL_WATER,
  die: DIE,
  flame: FLAME,
  feather: FEATHER,
  citrus: CITRUS_PEEL,
  herbs: HERBS,
  peach: PEACH,
  spice: SPICE,
  peak: PEAK,
  ferry: FERRY,
  'egg-tart': EGG_TART,
  'pineapple-bun': PINEAPPLE_BUN,
  tram: TRAM,
  minibus: MINIBUS,
  beach: BEACH,
  ridge: RIDGE,
  'fish-balls': FISH_BALLS,
  'sweet-soup': SWEET_SOUP,
};

/** Decoration: what it shows stands beside it in words. */
export const RoundArt = ({ picture }: { picture: RoundPicture }) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" className={styles.art}>
    {DRAWN[picture]}
  </svg>
);
