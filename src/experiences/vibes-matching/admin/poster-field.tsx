import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { POSTERS, type Mood, type Poster } from '../rules.ts';
import { PosterArt } from '../guest/poster-art.tsx';
import styles from './vibes-admin.module.css';

interface Props {
  mood: Mood;
  onChange: (poster: Poster) => void;
}

/** Which of the drawn posters a mood hangs on. */
export function PosterField({ mood, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const names: Record<Poster, string> = {
    fireworks: t`Popping bottle`,
    'torn-heart': t`Torn heart`,
    'night-shift': t`Night shift`,
    'still-water': t`Still water`,
    wink: t`Wink`,
    lightning: t`Lightning`,
    mixtape: t`Mixtape`,
    keyhole: t`Keyhole`,
    lettered: t`Your emoji`,
  };
  return (
    <fieldset className={styles.posters}>
      <legend>
        <Trans>Poster</Trans>
      </legend>
      {POSTERS.map((poster) => (
        <label key={poster} className={styles.posterChoice}>
          <input type="radio" name={name} checked={mood.poster === poster} onChange={() => onChange(poster)} />
          <PosterArt mood={{ ...mood, poster }} />
          <span>{names[poster]}</span>
        </label>
      ))}
    </fieldset>
  );
}
