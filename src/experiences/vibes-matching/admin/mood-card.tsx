import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES } from '#domain/recipe.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FlavourIcon } from '#ui/flavour-icon.tsx';
import { flavourLabel } from '#ui/flavours.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { WantEditor } from '#ui/settings/taste-editors.tsx';
import { TextField } from '#ui/text-field.tsx';
import { lookOf } from '../guest/mood-look.ts';
import { PosterArt } from '../guest/poster-art.tsx';
import type { Mood } from '../rules.ts';
import { PosterField } from './poster-field.tsx';
import styles from './vibes-admin.module.css';

interface Props {
  mood: Mood;
  at: number;
  count: number;
  canRemove: boolean;
  onChange: (part: Partial<Mood>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A mood in short; opened, with all that can be changed. One that is new or lacks something is open. */
export function MoodCard({ mood, at, count, canRemove, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const isChecked = useIsChecked();
  const isSilent = Object.keys(mood.want).length === 0;
  const lacksSomething = isSilent || Object.values(mood.label).some((text) => text.trim() === '');
  const [isOpened, setOpened] = useState(lacksSomething);
  const isOpen = isOpened || (isChecked && lacksSomething);
  const place = at + 1;
  const name = mood.label.en || t`mood ${place}`;
  return (
    <Card as="li" className={styles.card} aria-labelledby={`mood-${mood.id}`}>
      <div className={styles.head}>
        <span className={styles.thumb} style={{ background: lookOf(mood).ground }}>
          <PosterArt mood={mood} />
        </span>
        <div className={styles.about}>
          <h3 id={`mood-${mood.id}`}>
            {name} <span lang="zh-Hant-HK">{mood.label['zh-HK']}</span>
          </h3>
          <ul role="list" className={styles.chips} aria-label={t`Taste`}>
            {FLAVOUR_AXES.filter((axis) => mood.want[axis] !== undefined).map((axis) => (
              <li key={axis}>
                <FlavourIcon property={axis} size={16} />
                {flavourLabel(i18n, axis)} <strong>{i18n.number(mood.want[axis] ?? 0)}</strong>
              </li>
            ))}
          </ul>
        </div>
        <span className={styles.tools}>
          <Button aria-expanded={isOpen} aria-describedby={`mood-${mood.id}`} onClick={() => setOpened(!isOpen)}>
            {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
          </Button>
          <OrderButtons
            name={name}
            at={at}
            count={count}
            canRemove={canRemove}
            whyNot={t`There must be at least 2 moods.`}
            onMove={onMove}
            onRemove={onRemove}
          />
        </span>
      </div>
      {isSilent && (
        <p className={styles.problem} role="status">
          <Trans>This mood tastes of nothing. Give it at least one flavour.</Trans>
        </p>
      )}
      {isOpen && (
        <div className={styles.fields}>
          <BilingualField label={t`Name`} value={mood.label} onChange={(label) => onChange({ label })} maxLength={40} />
          <PosterField mood={mood} onChange={(poster) => onChange({ poster })} />
          {mood.poster === 'lettered' && (
            <TextField
              label={t`Emoji`}
              value={mood.emoji}
              onChange={(emoji) => onChange({ emoji })}
              maxLength={16}
              hint={t`Printed large on the poster.`}
              className={styles.short}
            />
          )}
          <div className={styles.section}>
            <h4>
              <Trans>What it tastes of</Trans>
            </h4>
            <WantEditor label={t`Taste of ${name}`} value={mood.want} onChange={(want) => onChange({ want })} />
          </div>
        </div>
      )}
    </Card>
  );
}
