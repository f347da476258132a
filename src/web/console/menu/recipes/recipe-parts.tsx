import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { openFoldsAround } from '#ui/kit/fold/open-folds.ts';
import styles from './recipe-editor.module.css';

const PARTS = ['basics', 'recipe', 'taste', 'machine'] as const;
type Part = (typeof PARTS)[number];

const headingId = (part: Part): string => `drink-${part}`;

function usePartWords(): Record<Part, string> {
  const { t } = useLingui();
  return {
    basics: t`Basics`,
    recipe: t({ message: 'Recipe', context: 'part of a drink' }),
    taste: t`Taste`,
    machine: t({ message: 'Machine', context: 'part of a drink' }),
  };
}

/** Some cards of the editor under one heading. */
export function RecipePart({ part, children }: { part: Part; children: ReactNode }) {
  const words = usePartWords();
  return (
    <section className={styles.part} aria-labelledby={headingId(part)}>
      <h2 id={headingId(part)} tabIndex={-1}>
        {words[part]}
      </h2>
      {children}
    </section>
  );
}

/** The way to each part; one that is all folded opens. */
export function PartButtons() {
  const { t } = useLingui();
  const words = usePartWords();
  const go = (part: Part) => {
    const heading = document.getElementById(headingId(part));
    const folds = [...(heading?.parentElement?.querySelectorAll('[data-folds] > [id]') ?? [])];
    if (folds.every((fold) => fold.hasAttribute('hidden'))) openFoldsAround(folds.slice(0, 1));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.parts} role="group" aria-label={t`Parts of the drink`}>
      {PARTS.map((part) => (
        <button key={part} type="button" onClick={() => go(part)}>
          {words[part]}
        </button>
      ))}
    </div>
  );
}
