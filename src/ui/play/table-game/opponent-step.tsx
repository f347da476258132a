import { useId, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { Opponent } from '#domain/games/hand-game.ts';
import { HOUSE_CHARACTERS, type HouseCharacter } from '#domain/games/bot-personas.ts';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { Face } from './drawing/face.tsx';
import type { GameLook } from './drawing/game-look.ts';
import { CHARACTER_LOOKS } from './drawing/looks.ts';
import styles from './opponent-step.module.css';

interface Props {
  title: ReactNode;
  /** What the table itself does not tell. */
  rules?: ReactNode;
  /** How it is played, for whoever asks. */
  howTo: ReactNode;
  /** A picture of it. */
  picture?: ReactNode;
  look: GameLook;
  allowed: readonly Opponent[];
  /** The shop has turned the clock off: no choice to offer. */
  isUntimed: boolean;
  tools?: ReactNode;
  onHouse: (character: HouseCharacter, calmly: boolean) => void;
  onHotSeat: (calmly: boolean) => void;
  onRoom: (calmly: boolean) => void;
}

/** Chooses the opponent. Without any choice the house is always offered. */
export function OpponentStep(props: Props) {
  const { title, rules, howTo, picture, look, allowed, isUntimed, tools, onHouse, onHotSeat, onRoom } = props;
  const { t, i18n } = useLingui();
  const [isTold, setTold] = useState(false);
  const howToId = useId();
  const [isCalm, setCalm] = useState(isUntimed);
  const heading = useFreshHeading();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const hasHouse = allowed.includes('house') || allowed.length === 0;
  return (
    <section className={styles.step} aria-labelledby="table-title">
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} id="table-title" className={styles.title}>
          {title}
        </h1>
        <button
          type="button"
          className={styles.how}
          aria-expanded={isTold}
          aria-controls={howToId}
          onClick={() => setTold(!isTold)}
        >
          <Trans>How to play</Trans>
        </button>
      </div>
      <div id={howToId} hidden={!isTold} className={styles.howTo}>
        {howTo}
      </div>
      {rules && <div className={styles.rules}>{rules}</div>}
      <ul role="list" className={styles.opponents} aria-label={t`Who do you play with?`}>
        {hasHouse &&
          HOUSE_CHARACTERS.map((character) => (
            <li key={character.id}>
              <button type="button" className={styles.opponent} onClick={() => onHouse(character, isCalm)}>
                <Face who={character.id} className={styles.face} />
                <span className={styles.words} lang={lang}>
                  <strong>{inLanguage(character.name, i18n.locale)}</strong>
                  <VisuallyHidden>{inLanguage(character.about, i18n.locale)}</VisuallyHidden>
                </span>
                <span className={styles.habit} aria-hidden="true">
                  {look.habits[character.id].map((hand, at) => (
                    <span key={at}>{look.picture(hand, CHARACTER_LOOKS[character.id])}</span>
                  ))}
                </span>
              </button>
            </li>
          ))}
        {allowed.includes('hotseat') && (
          <li>
            <button type="button" className={styles.opponent} onClick={() => onHotSeat(isCalm)}>
              <Faces />
              <span className={styles.words}>
                <strong>
                  <Trans>A friend, one phone</Trans>
                </strong>
              </span>
            </button>
          </li>
        )}
        {allowed.includes('room') && (
          <li>
            <button type="button" className={styles.opponent} onClick={() => onRoom(isCalm)}>
              <Phones />
              <span className={styles.words}>
                <strong>
                  <Trans>A friend, two phones</Trans>
                </strong>
              </span>
            </button>
          </li>
        )}
      </ul>
      {!isUntimed && <SwitchField label={<Trans>Timer</Trans>} checked={!isCalm} onChange={(isOn) => setCalm(!isOn)} />}
      {tools}
    </section>
  );
}

const Faces = () => (
  <span className={styles.pair} aria-hidden="true">
    <Face who="you" />
    <Face who="friend" />
  </span>
);

const Phones = () => (
  <svg viewBox="0 0 96 96" className={styles.face} aria-hidden="true">
    <circle cx="48" cy="48" r="48" className={styles.ground} />
    <g className={styles.phone}>
      <rect x="18" y="24" width="26" height="46" rx="6" transform="rotate(-10 31 47)" />
      <rect x="52" y="26" width="26" height="46" rx="6" transform="rotate(10 65 49)" />
    </g>
    <path d="M40 22q8-8 16 0M43 28q5-4 10 0" className={styles.waves} />
  </svg>
);
