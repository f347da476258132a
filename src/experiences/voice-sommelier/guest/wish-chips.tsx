import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { flavourColour } from '#ui/play/drink/flavours.ts';
import { chipsOf } from './wish-list.ts';
import type { WishChip } from './wish-list.ts';
import { WishSheet } from './wish-sheet.tsx';
import type { Wishes } from '../wishes.ts';
import styles from './sommelier.module.css';

interface Props {
  wishes: Wishes;
  recipes: readonly GuestRecipe[];
  onChange: (wishes: Wishes) => void;
}

/**
 * The wishes in a row below the glass: a taste opens to be changed, and each can be removed. What was not understood is
 * a row of its own below, so that it hides none of them.
 */
export function WishChips({ wishes, recipes, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [changed, setChanged] = useState<FlavourAxis>();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const chips = chipsOf(wishes, recipes);
  const unknown = [...wishes.unsure, ...wishes.unknown];
  const row = useRef<HTMLUListElement>(null);
  const known = useRef<readonly string[]>([]);
  const keys = chips.map(({ key }) => key);
  // The first of those that are new in sight.
  useEffect(() => {
    const fresh = row.current?.children[keys.findIndex((key) => !known.current.includes(key))] as
      | HTMLElement
      | undefined;
    known.current = keys;
    if (fresh) row.current!.scrollLeft = fresh.offsetLeft - row.current!.offsetLeft;
  });
  if (keys.length + unknown.length === 0) return null;
  return (
    <div className={styles.asked}>
      {keys.length > 0 && (
        <ul ref={row} role="list" className={styles.wishes} aria-label={t`What you asked for`}>
          {chips.map((chip) => {
            const name = inLanguage(chip.text, i18n.locale);
            return (
              <li key={chip.key} className={styles.wish} style={colourOf(chip)}>
                {chip.axis ? (
                  <button
                    type="button"
                    className={styles.wishName}
                    aria-label={t`Change: ${name}`}
                    onClick={() => setChanged(chip.axis)}
                  >
                    <FlavourIcon property={chip.axis} size={20} />
                    <span lang={lang}>{name}</span>
                  </button>
                ) : (
                  <span className={styles.wishName} lang={lang}>
                    {name}
                  </span>
                )}
                {chip.without && (
                  <button
                    type="button"
                    className={styles.takeAway}
                    aria-label={t`Take away: ${name}`}
                    onClick={() => onChange(chip.without!)}
                  >
                    <Cross />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {unknown.length > 0 && (
        <ul role="list" className={styles.lost}>
          {unknown.map((words) => (
            <li key={`unknown ${words}`} className={`${styles.wish} ${styles.unknown}`}>
              <span className={styles.wishName}>
                <span aria-hidden="true">?</span>
                {t`Not understood: “${words}”`}
              </span>
              <button
                type="button"
                className={styles.takeAway}
                aria-label={t`Take away: ${words}`}
                onClick={() =>
                  onChange({
                    ...wishes,
                    unknown: wishes.unknown.filter((each) => each !== words),
                    unsure: wishes.unsure.filter((each) => each !== words),
                    unlisted: wishes.unlisted.filter((each) => each !== words),
                  })
                }
              >
                <Cross />
              </button>
            </li>
          ))}
        </ul>
      )}
      {changed && (
        <WishSheet axis={changed} wishes={wishes} onChange={onChange} onClose={() => setChanged(undefined)} />
      )}
    </div>
  );
}

const colourOf = ({ axis }: WishChip) => ({ '--wish': axis ? flavourColour(axis) : 'var(--edge)' }) as CSSProperties;

export const Cross = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="m4 4 8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
);
