/** Three drinks on the bar: the header of the entry page. */
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import styles from './entry.module.css';

const SUNSET: DrinkDrawing = {
  glass: 'highball',
  layers: [
    { colour: '#d8452f', share: 0.28 },
    { colour: '#f08a2e', share: 0.34 },
    { colour: '#f8c24d', share: 0.38 },
  ],
  foam: null,
  ice: 'cubed',
  garnishes: ['orange-wheel', 'cherry'],
  bubbles: 2,
  rim: null,
  steam: false,
};

const GARDEN: DrinkDrawing = {
  glass: 'rocks',
  layers: [{ colour: '#b9cf6a', share: 1 }],
  foam: null,
  ice: 'crushed',
  garnishes: ['lime-wheel', 'mint'],
  bubbles: 3,
  rim: null,
  steam: false,
};

const VELVET: DrinkDrawing = {
  glass: 'coupe',
  layers: [{ colour: '#e58aa6', share: 1 }],
  foam: '#fdf1ee',
  ice: 'none',
  garnishes: ['flower'],
  bubbles: 0,
  rim: null,
  steam: false,
};

export function BarTop() {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.left}>
        <DrinkPicture drawing={VELVET} title="" />
      </div>
      <div className={styles.middle}>
        <DrinkPicture drawing={SUNSET} title="" animated />
      </div>
      <div className={styles.right}>
        <DrinkPicture drawing={GARDEN} title="" animated />
      </div>
    </div>
  );
}
