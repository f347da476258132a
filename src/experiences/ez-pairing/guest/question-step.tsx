import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { EzGuestQuestion } from '#contract/kiosk/ez-pairing.ts';
import { BackButton } from '#ui/kit/back.tsx';
import { ProgressGlass } from '#ui/play/progress-glass.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import type { EzAnswer } from './ez-flow.ts';
import type { Questions } from './use-quiz.ts';
import styles from './ez-pairing.module.css';

/** The drawings of the answers, loaded after the words. */
export const loadPictures = () => import('./art/choice-art.tsx');
const ChoiceArt = lazy(() =>
  loadPictures().then(
    (art) => ({ default: art.ChoiceArt }),
    // Without a network, and not kept: as the quiz has it.
    () => ({ default: AsTyped }),
  ),
);
const AsTyped = ({ emoji }: { emoji: string | undefined }) => <span className={styles.asTyped}>{emoji}</span>;

interface Props {
  questions: Questions;
  answered: number;
  onAnswer: (answer: EzAnswer) => void;
  onBack: () => void;
}

export function QuestionStep({ questions, answered, onAnswer, onBack }: Props) {
  const { t } = useLingui();
  const { list, loading, error, retry } = questions;
  const question = list[answered];
  const number = answered + 1;
  const total = list.length;
  return (
    <section className={`${styles.step} ${styles.quiz}`}>
      <div className={styles.back}>
        <BackButton onClick={onBack} />
      </div>
      {question ? (
        <>
          <div className={styles.progress}>
            <ProgressGlass value={answered} max={total} label={t`Question ${number} of ${total}`} size={84} />
          </div>
          <Asked key={question.id} question={question} onAnswer={onAnswer} />
        </>
      ) : (
        <div className={styles.middle}>
          {loading ? <Skeleton height="4.5rem" lines={4} /> : <ErrorState text={error} onRetry={retry} />}
        </div>
      )}
    </section>
  );
}

/** One question: a new one takes the focus, so that screen readers start with it. */
function Asked({ question, onAnswer }: { question: EzGuestQuestion; onAnswer: (answer: EzAnswer) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.asked}>
      <h1 ref={heading} tabIndex={-1} className={styles.question}>
        <TwoTexts text={{ en: question.questionEn, 'zh-HK': question.question }} />
      </h1>
      <ul className={styles.choices} role="list">
        {question.choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => onAnswer({ questionId: question.id, choiceId: choice.id })}
            >
              {(choice.emoji || choice.picture) && (
                <span className={styles.picture} aria-hidden="true">
                  <Suspense>
                    <ChoiceArt emoji={choice.emoji} picture={choice.picture} />
                  </Suspense>
                </span>
              )}
              <TwoTexts text={{ en: choice.textEn, 'zh-HK': choice.text }} className={styles.choiceText} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
