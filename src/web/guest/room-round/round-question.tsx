import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { roundSet } from '#domain/games/round-sets.ts';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { sound } from '#ui/play/sound/sound.ts';
import { RoundArt } from '#ui/play/room-round/round-art.tsx';
import type { Table } from './use-room-round.ts';
import { TimeLeft } from './time-left.tsx';
import styles from './round-page.module.css';

/** How a new question and an answer are felt. Milliseconds. */
const ASKED_MS = 40;
const GIVEN_MS = 30;

/** One question: big cards, one of which is tapped once. */
export function RoundQuestion({ table: { round, answer } }: { table: Table }) {
  const { t } = useLingui();
  const heading = useFreshHeading();
  const [tapped, setTapped] = useState<number>();
  const [problem, setProblem] = useState<string>();
  // Also for whoever looks at the board.
  useEffect(() => void sound('beat', ASKED_MS), []);
  const { questions } = roundSet(round.set);
  const question = questions[round.step];
  if (!question) return null;
  const given = round.answers[round.step] ?? tapped;
  const number = round.step + 1;
  const count = questions.length;

  const give = async (choice: number) => {
    if (given !== undefined) return;
    setTapped(choice);
    setProblem(undefined);
    sound('stamp', GIVEN_MS);
    await answer(round.step, choice).catch(() => {
      setTapped(undefined);
      setProblem(t`That did not arrive. Tap again.`);
    });
  };
  return (
    <div className={styles.asked}>
      <div
        className={styles.steps}
        role="progressbar"
        aria-label={t`Question ${number} of ${count}`}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={round.step}
      >
        {questions.map((_, at) => (
          <span key={at} data-done={at < round.step || undefined} data-now={at === round.step || undefined} />
        ))}
      </div>
      <h1 ref={heading} tabIndex={-1} id="round-title" className={styles.question}>
        <TwoTexts text={question.text} />
      </h1>
      <ul role="list" className={styles.answers} data-many={question.answers.length > 2 || undefined}>
        {question.answers.map(({ picture, text }, at) => (
          <li key={picture}>
            <button
              type="button"
              className={styles.answer}
              aria-pressed={given === at}
              aria-disabled={given !== undefined || undefined}
              onClick={() => void give(at)}
            >
              <span className={styles.picture}>
                <RoundArt picture={picture} />
              </span>
              <TwoTexts text={text} className={styles.answerText} />
              {given === at && <Tick />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.wait}>
        {problem ?? (given !== undefined && <Trans>Noted. The next question comes by itself.</Trans>)}
      </p>
      {round.pace === 'timer' && <TimeLeft movesAt={round.movesAt} />}
    </div>
  );
}

const Tick = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.tick}>
    <circle cx="16" cy="16" r="15" />
    <path d="m9 17 5 5 10-12" />
  </svg>
);
