import { memo, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { drawnAlready, drawOnce } from './drawn-once.tsx';
import styles from './drink-thumbnail.module.css';

interface Props {
  drawing: DrinkDrawing;
  /** Side of its square, in pixels. */
  size: number;
}

/**
 * A drink among hundreds, its name beside it. A drawn glass is a hundred shapes, which the browser goes through whenever
 * its neighbourhood is painted: here all that look alike show one picture. Source: docs/decisions/0127.
 */
export const DrinkThumbnail = memo(function DrinkThumbnail({ drawing, size }: Props) {
  const scheme = useSyncExternalStore(onSchemeChange, schemeNow);
  const key = JSON.stringify([scheme, size, devicePixelRatio, drawing]);
  const drawn = drawnAlready(key);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (drawn) return;
    let isOver = false;
    void drawOnce(key, drawing, size).then(() => !isOver && lookAgain());
    return () => {
      isOver = true;
    };
  }, [drawn, key, drawing, size]);
  if (!drawn) return <span className={styles.empty} style={{ width: size, height: size }} />;
  if (drawn.address === undefined) return <DrinkPicture drawing={drawing} size={size} title="" />;
  return <img src={drawn.address} alt="" width={size} height={size} className={styles.picture} />;
});

const darkScheme = (): MediaQueryList | undefined =>
  (globalThis as Partial<typeof globalThis>).matchMedia?.('(prefers-color-scheme: dark)');

const schemeNow = (): string => (darkScheme()?.matches ? 'dark' : 'light');

function onSchemeChange(listener: () => void): () => void {
  const asked = darkScheme();
  asked?.addEventListener('change', listener);
  return () => asked?.removeEventListener('change', listener);
}
