import { memo, useDeferredValue, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { GuestRecipe } from '#contract/recipes.ts';
import { MenuCard } from './menu-card.tsx';
import styles from './magazine.module.css';

interface Props {
  recipes: readonly GuestRecipe[];
  columns: number;
  featured: readonly string[];
  showAbv: boolean;
  /** The first of them are seen as soon as the menu opens. */
  isFirst: boolean;
  onChoose: (id: string) => void;
}

/** How many drinks are drawn together. */
const PAGE = 24;
/** How many a phone shows before it is scrolled. */
const SEEN_AT_ONCE = 6;

/** A long list in pages; those far from the screen hold their place without being drawn, so that two thousand drinks scroll. */
export const MenuPages = memo(function MenuPages({ recipes, isFirst, ...rest }: Props) {
  const pages = Array.from({ length: Math.ceil(recipes.length / PAGE) }, (_, i) =>
    recipes.slice(i * PAGE, (i + 1) * PAGE),
  );
  return pages.map((page, i) => <Page key={i} recipes={page} isFirst={isFirst && i === 0} {...rest} />);
});

function Page({ recipes, isFirst, columns, featured, showAbv, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list);
  // The words at once, the pictures a little at a time.
  const isDrawn = useDeferredValue(isNear);
  const isWide = (id: string) => columns > 1 && featured.includes(id);
  const cells = recipes.length + recipes.filter(({ id }) => isWide(id)).length;
  const look = { '--columns': columns, '--rows': Math.ceil(cells / columns) } as CSSProperties;
  return (
    <ul ref={list} role="list" className={styles.page} style={look}>
      {isNear &&
        recipes.map((recipe, at) => (
          <li key={recipe.id} className={styles.item} data-wide={isWide(recipe.id) || undefined}>
            <MenuCard
              recipe={recipe}
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

/** Within two screens of what is seen. Where the browser cannot tell, always. */
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
