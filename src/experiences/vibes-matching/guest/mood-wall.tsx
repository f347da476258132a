import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { sound } from '#ui/play/sound/sound.ts';
import type { Mood } from '../rules.ts';
import { Poster } from './poster.tsx';
import { usePlaceName } from './use-place-name.ts';
import styles from './mood-wall.module.css';

interface Props {
  /** In the order of this play. */
  moods: readonly Mood[];
  /** Ids, best match first. */
  chosen: readonly string[];
  maxPicks: number;
  onTap: (id: string) => void;
  onNext: () => void;
}

const STAMP_MS = 50;

/** A cinema front with a poster for each mood: the guest chooses one to three, best match first. */
export function MoodWall({ moods, chosen, maxPicks, onTap, onNext }: Props) {
  const { t, i18n } = useLingui();
  const heading = useFreshHeading();
  const placeName = usePlaceName();
  const [said, setSaid] = useState('');
  const isFull = chosen.length >= maxPicks;

  const tap = ({ id, label }: Mood) => {
    const name = inLanguage(label, i18n.locale);
    const isChosen = chosen.includes(id);
    if (isFull && !isChosen) {
      setSaid(t`That is the limit. Take one back to choose another.`);
      return;
    }
    const place = placeName(chosen.length);
    if (!isChosen) sound('stamp', STAMP_MS);
    setSaid(isChosen ? t`${name} is taken back.` : t`${name}: ${place}`);
    onTap(id);
  };
  return (
    <GuestStep
      labelledBy="vibes-heading"
      className={styles.wide}
      actions={
        <Button kind="main" size="big" disabled={chosen.length === 0} onClick={onNext}>
          <Trans>That’s the mood</Trans>
        </Button>
      }
    >
      <div className={styles.marquee}>
        <h1 ref={heading} tabIndex={-1} id="vibes-heading" className={styles.title}>
          <Trans>Now showing: you</Trans>
        </h1>
        <p className={styles.hint}>
          {maxPicks === 1 ? (
            <Trans>Tap the truest poster.</Trans>
          ) : (
            <Trans>Up to {maxPicks} posters, truest first.</Trans>
          )}
        </p>
      </div>
      <ul role="list" className={styles.wall} aria-label={t`Moods`} data-full={isFull || undefined}>
        {moods.map((mood) => (
          <li key={mood.id}>
            <Poster mood={mood} place={chosen.indexOf(mood.id)} isFull={isFull} onTap={() => tap(mood)} />
          </li>
        ))}
        <li aria-hidden="true">
          <BoxOffice moods={chosen.flatMap((id) => moods.find((mood) => mood.id === id) ?? [])} maxPicks={maxPicks} />
        </li>
      </ul>
      <VisuallyHidden as="div" role="status">
        {said}
      </VisuallyHidden>
    </GuestStep>
  );
}

/** The ticket with the choice so far; decorative, since the posters say the same to screen readers. */
function BoxOffice({ moods, maxPicks }: { moods: readonly Mood[]; maxPicks: number }) {
  const { i18n } = useLingui();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  return (
    <div className={styles.office}>
      <p className={styles.officeTitle}>
        <Trans>Tonight</Trans>
      </p>
      <ol className={styles.bill}>
        {Array.from({ length: maxPicks }, (_, at) => (
          <li key={at} data-filled={moods[at] ? true : undefined}>
            <span className={styles.billPlace}>{at + 1}</span>
            <span lang={lang}>{moods[at] ? inLanguage(moods[at].label, i18n.locale) : ''}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
