import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { BothTexts } from '#ui/settings/both-texts.tsx';
import { FoldingCard } from '#ui/settings/folding-card.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { TasteChips } from '#ui/settings/taste-chips.tsx';
import { WantEditor } from '#ui/settings/taste-editors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
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

/** A mood: a summary, which opens to all its fields. A new or incomplete one starts open. */
export function MoodCard({ mood, at, count, canRemove, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const isSilent = Object.keys(mood.want).length === 0;
  const lacksSomething = isSilent || Object.values(mood.label).some((text) => text.trim() === '');
  const place = at + 1;
  const name = inLanguage(mood.label, i18n.locale) || t`mood ${place}`;
  return (
    <FoldingCard
      id={`mood-${mood.id}`}
      path={`moods.${at}`}
      picture={
        <span className={styles.thumb} style={{ background: lookOf(mood).ground }}>
          <PosterArt mood={mood} />
        </span>
      }
      title={<BothTexts text={mood.label} unnamed={name} />}
      about={<TasteChips want={mood.want} />}
      tools={
        <OrderButtons
          name={name}
          at={at}
          count={count}
          canRemove={canRemove}
          whyNot={t`There must be at least 2 moods.`}
          onMove={onMove}
          onRemove={onRemove}
        />
      }
      problems={
        isSilent && (
          <p className={styles.problem} role="status">
            <Trans>This mood tastes of nothing. Give it at least one flavour.</Trans>
          </p>
        )
      }
      isIncomplete={lacksSomething}
    >
      <BilingualField
        label={t`Name`}
        path="label"
        value={mood.label}
        onChange={(label) => onChange({ label })}
        maxLength={40}
      />
      <PosterField mood={mood} onChange={(poster) => onChange({ poster })} />
      {mood.poster === 'lettered' && (
        <TextField
          label={t`Emoji`}
          path="emoji"
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
    </FoldingCard>
  );
}
