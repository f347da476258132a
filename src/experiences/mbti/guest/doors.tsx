import { useEffect, useState, type CSSProperties } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '#ui/kit/back.tsx';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import type { Letter, Question } from '../rules.ts';
import styles from './doors.module.css';

interface Props {
  question: Question;
  at: number;
  count: number;
  onChoose: (letter: Letter) => void;
  onBack: (() => void) | undefined;
}

/** Duration of the door animation before the next pair is shown. Milliseconds. */
const SWING_MS = 420;

/** A colour for each letter; white text has enough contrast on all of them. */
const COLOURS: Record<Letter, string> = {
  E: '#c2401c',
  I: '#3b3a94',
  S: '#2a7448',
  N: '#7a3bb4',
  T: '#1d68a8',
  F: '#bd3569',
  J: '#0e686f',
  P: '#9a5600',
};

/** One question: two doors, and the page split in their colours. */
export function Doors({ question, at, count, onChoose, onBack }: Props) {
  const { t } = useLingui();
  const heading = useFreshHeading();
  const [opened, setOpened] = useState<'a' | 'b'>();
  const { text, a, b } = question;
  const number = at + 1;

  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => onChoose(question[opened].letter), SWING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a door opens once
  }, [opened]);

  const colours = { '--a': COLOURS[a.letter], '--b': COLOURS[b.letter] } as CSSProperties;
  return (
    <section className={styles.step} aria-labelledby="question" style={colours} data-opened={opened}>
      <div className={styles.back}>{onBack && <BackButton onClick={onBack} />}</div>
      <div className={styles.asked}>
        <div
          className={styles.steps}
          role="progressbar"
          aria-label={t`Question ${number} of ${count}`}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={at}
        >
          {Array.from({ length: count }, (_, each) => (
            <span key={each} data-done={each < at || undefined} data-now={each === at || undefined} />
          ))}
        </div>
        <h1 ref={heading} tabIndex={-1} id="question" className={styles.question}>
          <TwoTexts text={text} />
        </h1>
        {at === 0 && (
          <p className={styles.fun}>
            <Trans>16-type inspired, just for fun.</Trans>
          </p>
        )}
      </div>
      <div className={styles.hall}>
        {(['a', 'b'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={styles.doorway}
            data-side-of={side}
            data-open={opened === side || undefined}
            onClick={() => setOpened((already) => already ?? side)}
          >
            <span className={styles.light} />
            <span className={styles.leaf}>
              <svg viewBox="0 0 160 300" preserveAspectRatio="none" aria-hidden="true" className={styles.panels}>
                <path d="M22 92V74a58 52 0 0 1 116 0v18z" />
                <path d="M22 214h116v66H22z" />
              </svg>
              <span className={styles.plaque}>
                <TwoTexts text={question[side].text} />
              </span>
              <span className={styles.handle} />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
