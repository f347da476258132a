import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DemoSettings } from '#contract/kiosk/ez-pairing.ts';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { Button } from '#ui/kit/button.tsx';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { useGuestName } from '#ui/play/guest-name.ts';
import styles from './ez-pairing.module.css';

interface Props {
  demo: DemoSettings;
  /** Name typed before returning here. */
  name: string;
  onStart: (name: string) => void;
}

const FORM = 'ez-name';

export function NameStep({ demo, name, onStart }: Props) {
  const { t } = useLingui();
  const { name: knownName } = useGuestName();
  const [typed, setTyped] = useState(name || knownName);
  const guestName = demo.demoMode ? demo.demoName.trim() || t`Demo Guest` : typed.trim();
  return (
    <section className={`${styles.step} ${styles.first}`} aria-labelledby="ez-title">
      <div className={styles.hero} data-alcove>
        <DrinkPicture drawing={MYSTERY} title="" animated />
      </div>
      <form
        id={FORM}
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          if (guestName !== '') onStart(guestName);
        }}
      >
        <h1 id="ez-title" className={styles.title}>
          <Trans>Let's find your drink</Trans>
        </h1>
        <p className={styles.subtitle}>
          <Trans>A few questions, then your drink.</Trans>
        </p>
        {!demo.demoMode && (
          <TextField
            className={styles.name}
            label={t`Your name`}
            hint={t`Type a name to start, or start as a guest.`}
            value={typed}
            onChange={setTyped}
            maxLength={60}
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="go"
          />
        )}
      </form>
      <div className={styles.actions}>
        <Button type="submit" form={FORM} kind="main" size="big" disabled={guestName === ''}>
          <Trans>Start Quiz</Trans>
        </Button>
        {!demo.demoMode && (
          <Button size="big" onClick={() => onStart('Guest')}>
            <Trans>Start as Guest</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

const MYSTERY: DrinkDrawing = {
  glass: 'coupe',
  layers: [
    { colour: '#7a4fd0', share: 0.4 },
    { colour: '#e2609a', share: 0.35 },
    { colour: '#f6a95c', share: 0.25 },
  ],
  foam: null,
  ice: 'none',
  garnishes: ['lemon-twist', 'star-anise'],
  bubbles: 2,
  rim: null,
  steam: false,
};
