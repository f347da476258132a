import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isCalling, isDeciding, type Throw } from '#domain/games/hand-game.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import type { GameLook } from './drawing/game-look.ts';
import type { HandLook } from './drawing/hand.tsx';
import type { GameTable } from './table.ts';
import { TimeBar } from './time-bar.tsx';
import matchStyles from './match-screen.module.css';
import styles from './choice-panel.module.css';

interface Props {
  table: GameTable;
  look: GameLook;
  handLook: HandLook;
  /** Who calls if this player does not. */
  callerName: string | undefined;
  /** Called as soon as the hand is picked, to draw it. */
  onPick: (hand: number | null) => void;
}

/** The calls that are possible with the hand. */
const SLOTS = [0, 1, 2, 3, 4, 5];

/** Chooses a hand and, if it is this player's turn, a call: at most two taps. Remounted for every choice. */
export function ChoicePanel({ table, look, handLook, callerName, onPick }: Props) {
  const { t, i18n } = useLingui();
  const [hand, setHand] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const calls = isCalling(table.match, table.seat);
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const choose = (thrown: Throw) => {
    onPick(null);
    table.choose(thrown);
  };
  const pick = (value: number) => {
    if (!calls) return choose({ hand: value, call: null });
    setHand(value);
    onPick(value);
    table.pickHand();
  };
  // Up to six hands have space for picture and number.
  const isMany = look.hands.length > 3;
  const offeredWith = (value: number | null) => look.callsFor(value, table.match, table.seat);
  const offered = offeredWith(hand);
  const fixed = table.match.fixed?.[table.seat] ?? null;
  const isGlossed = look.isWrittenInChinese === true && i18n.locale !== 'zh-HK';
  return (
    <div className={styles.panel}>
      {table.choosingMs !== null && (
        <TimeBar key={hand !== null && table.mode !== 'room' ? 'call' : 'hand'} ms={table.choosingMs} />
      )}
      <h1 ref={heading} tabIndex={-1} className={matchStyles.said}>
        {calls ? (
          fixed !== null ? (
            <Trans>Your number is {fixed}: show, and call it</Trans>
          ) : isDeciding(table.match) ? (
            <Trans>Both call: the nearer wins</Trans>
          ) : table.match.caller === 'both' ? (
            <Trans>Show, and call the sum</Trans>
          ) : (
            <Trans>Your call: show, name the sum</Trans>
          )
        ) : (
          <Trans>{callerName} calls: just show</Trans>
        )}
      </h1>
      <div className={styles.hands} role="group" aria-label={t`Your hand`} data-many={isMany || undefined}>
        {look.hands.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.hand}
            aria-pressed={calls ? hand === value : undefined}
            disabled={calls && offeredWith(value).length === 0}
            onClick={() => pick(value)}
          >
            <span className={styles.picture}>{look.picture(value, handLook)}</span>
            <span className={styles.value}>{value}</span>
            {isMany ? (
              <VisuallyHidden lang={lang}>{inLanguage(label, i18n.locale)}</VisuallyHidden>
            ) : (
              <span lang={lang} className={styles.label}>
                {inLanguage(label, i18n.locale)}
              </span>
            )}
          </button>
        ))}
      </div>
      {calls && (
        <div
          className={styles.calls}
          role="group"
          aria-label={t`Your call`}
          data-many={offered.length > 6 ? 'all' : offered.length > 5 ? 'six' : undefined}
          data-glossed={isGlossed || undefined}
        >
          {offered.length === 0 && (
            <p className={styles.wait}>
              <VisuallyHidden>
                <Trans>Fingers first.</Trans>
              </VisuallyHidden>
              {/* Placeholder for the calls. */}
              {fixed === null && SLOTS.map((slot) => <span key={slot} className={styles.slot} aria-hidden="true" />)}
            </p>
          )}
          {offered.map((call) => (
            <button
              key={call}
              type="button"
              className={styles.call}
              disabled={hand === null}
              onClick={() => hand !== null && choose({ hand, call })}
            >
              <span className={styles.callDigits}>{call}</span>
              {isGlossed && (
                <span lang="zh-Hant-HK" className={styles.callWritten}>
                  {look.callText(call)['zh-HK']}
                </span>
              )}
              <span lang={lang} className={styles.callText}>
                {inLanguage(look.callText(call), i18n.locale)}
              </span>
              {hand !== null && !look.isPossible(hand, call) && (
                <span className={styles.lost}>
                  <Trans>can't be</Trans>
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
