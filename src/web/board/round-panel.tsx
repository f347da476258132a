import type { CSSProperties } from 'react';
import type { BoardRound } from '#contract/shop/room-round.ts';
import { roundSet, type RoundQuestion } from '#domain/games/round-sets.ts';
import { RoundArt } from '#ui/play/room-round/round-art.tsx';
import { Both } from '#web/shell/screen/both.tsx';
import { closestWords, phonesWords, WORDS } from './board-words.ts';
import styles from './round.module.css';

/** The round for everyone: to join, to answer, and how it ended. */
export function RoundPanel({ round }: { round: BoardRound }) {
  const { phase, step, set } = round;
  const { questions } = roundSet(set);
  const question = questions[step];
  return (
    <section className={styles.round} aria-labelledby="board-round" data-phase={phase}>
      <header className={styles.head}>
        <h2 id="board-round" className={styles.heading}>
          <Both text={WORDS.round} />
        </h2>
        {question && (
          <p className={styles.place}>
            {step + 1} / {questions.length}
          </p>
        )}
        <p className={styles.phones}>
          <Both text={phonesWords(round.phones)} />
        </p>
        <Seconds round={round} />
      </header>
      {phase === 'gathering' && <Gathering round={round} />}
      {phase === 'question' && question && <Asked key={step} question={question} counts={round.tally[step] ?? []} />}
      {phase === 'counting' && (
        <p className={styles.big}>
          <Both text={WORDS.whoIsClosest} />
        </p>
      )}
      {phase === 'over' && <Ended round={round} questions={questions} />}
    </section>
  );
}

/** Where it moves by itself. */
const Seconds = ({ round: { pace, phase, leftMs } }: { round: BoardRound }) =>
  pace === 'timer' && phase !== 'counting' && leftMs !== null ? (
    <p className={styles.seconds} role="timer">
      {Math.ceil(leftMs / 1000)}
    </p>
  ) : null;

const Gathering = ({ round: { set } }: { round: BoardRound }) => (
  <div className={styles.gathering}>
    <p className={styles.big}>
      <Both text={roundSet(set).name} />
    </p>
    <p className={styles.how}>
      <Both text={WORDS.scanToPlay} />
    </p>
  </div>
);

const shareOf = (count: number, counts: readonly number[]): number => {
  const all = counts.reduce((sum, each) => sum + each, 0);
  return all === 0 ? 0 : count / all;
};

function Asked({ question: { text, answers }, counts }: { question: RoundQuestion; counts: readonly number[] }) {
  return (
    <div className={styles.asked}>
      <p className={styles.question}>
        <Both text={text} />
      </p>
      <ul role="list" className={styles.answers} data-many={answers.length > 2 || undefined}>
        {answers.map(({ picture, text: said }, at) => (
          <li key={picture} className={styles.answer} data-nth={at}>
            <span className={styles.picture}>
              <RoundArt picture={picture} />
            </span>
            <span className={styles.answerText}>
              <Both text={said} />
            </span>
            <span className={styles.count}>{counts[at] ?? 0}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ '--share': shareOf(counts[at] ?? 0, counts) } as CSSProperties} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ended({ round: { closest, tally }, questions }: { round: BoardRound; questions: readonly RoundQuestion[] }) {
  return (
    <div className={styles.ended} role="status">
      {closest && <Confetti />}
      <p className={styles.big}>
        <Both text={closest ? closestWords(closest) : WORDS.nobodyClose} />
      </p>
      {closest && closest.names === null && (
        <p className={styles.how}>
          <Both text={WORDS.lookAtPhone} />
        </p>
      )}
      <ul role="list" className={styles.spread}>
        {questions.map(({ text, answers }, asked) => (
          <li key={text.en} className={styles.spreadRow}>
            <span className={styles.spreadText}>
              <Both text={text} />
            </span>
            <span className={styles.stack}>
              {answers.map(({ picture }, at) => {
                const counts = tally[asked] ?? [];
                const share = shareOf(counts[at] ?? 0, counts);
                return (
                  <span key={picture} className={styles.part} data-nth={at} style={{ flexGrow: share }}>
                    <span className={styles.small}>
                      <RoundArt picture={picture} />
                    </span>
                    {counts[at] ?? 0}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PIECES = 28;
/** Where a piece begins and how it falls: spread out, and the same each time. */
const pieceAt = (nth: number): CSSProperties =>
  ({
    '--x': `${(nth * 37) % 100}%`,
    '--turn': `${((nth * 71) % 360) + 180}deg`,
    '--late': nth % 7,
    '--drift': `${((nth * 53) % 21) - 10}vmin`,
  }) as CSSProperties;

const Confetti = () => (
  <span className={styles.confetti} aria-hidden="true">
    {Array.from({ length: PIECES }, (_, nth) => (
      <span key={nth} data-nth={nth % 4} style={pieceAt(nth)} />
    ))}
  </span>
);
