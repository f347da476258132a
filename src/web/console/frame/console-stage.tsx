import type { ReactNode } from 'react';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import styles from './console-stage.module.css';

const POURED: DrinkDrawing = {
  glass: 'coupe',
  layers: [
    { colour: '#e2603f', share: 0.3 },
    { colour: '#f2a33a', share: 0.4 },
    { colour: '#ffcf73', share: 0.3 },
  ],
  foam: null,
  ice: 'none',
  garnishes: ['mint', 'cherry'],
  bubbles: 1,
  rim: null,
  steam: false,
};

/** The console's front door: a poured drink beside what there is to do. */
export function ConsoleStage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stage} data-side="console">
      {/* Dark in either scheme, and so is the glass on it. */}
      <div className={styles.picture} data-theme="dark" aria-hidden="true">
        <DrinkPicture drawing={POURED} title="" />
      </div>
      <main className={styles.side}>
        <div className={styles.inside}>{children}</div>
        <LanguageSwitch />
      </main>
    </div>
  );
}
