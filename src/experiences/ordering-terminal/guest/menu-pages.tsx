import { memo, useDeferredValue, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { DrinkCard } from '#ui/play/plain-menu/drink-card.tsx';
import styles from './magazine.module.css';

interface Props {
  recipes: readonly GuestRecipe[];
  columns: number;
  featured: readonly string[];
  showAbv: boolean;
  /** The first pages are visible as soon as the menu opens. */
  isFirst: boolean;
  onChoose: (recipe: GuestRecipe) => void;
}

/** Drinks rendered together, as one page. */
const PAGE = 24;
/** Number of drinks a phone shows without scrolling. */
const SEEN_AT_ONCE = 6;

/**
 * A long list in pages: those far from the viewport keep their space without being rendered, so that two thousand
 * drinks scroll smoothly.
 */
export const MenuPages = memo(function MenuPages({ recipes, isFirst, ...rest }: Props) {
  const pages = Array.from({ length: Math.ceil(recipes.length / PAGE) }, (_, i) =>
    recipes.slice(i * PAGE, (i + 1) * PAGE),
  );
  return pages.map((page, i) => <Page key={i} recipes={page} isFirst={isFirst && i === 0} {...rest} />);
});

function Page({ recipes, isFirst, columns, featured, showAbv, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list);
  // Texts at once, pictures in small batches.
  const isDrawn = useDeferredValue(isNear);
  const isWide = (id: string) => columns > 1 && featured.includes(id);
  const cells = recipes.length + recipes.filter(({ id }) => isWide(id)).length;
  const look = { '--columns': columns, '--rows': Math.ceil(cells / columns) } as CSSProperties;
  return (
    <ul ref={list} role="list" className={styles.page} style={look}>
      {isNear &&
        recipes.map((recipe, at) => (
          <li key={recipe.id} className={styles.item} data-wide={isWide(recipe.id) || undefined}>
            <DrinkCard
              recipe={recipe}
              look={styles}
              isDescribed={featured.includes(recipe.id)}
              isFeatured={featured.includes(recipe.id)}
              showAbv={showAbv}
              isDrawn={isDrawn || (isFirst && at < SEEN_AT_ONCE)}
              onChoose={onChoose}
            />
          </li>
        ))}
    </ul>
  );
}

/** Within two screens of the viewport. Always true if the browser cannot tell. */
function useNear(ref: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: '200% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
