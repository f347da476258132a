import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { BothTexts } from '#ui/settings/both-texts.tsx';
import { FoldingCard } from '#ui/settings/folding-card.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { ChangeEditor } from '#ui/settings/taste-editors.tsx';
import { SLIDER_PICTURES, type Slider, type SliderPicture } from '../rules.ts';
import styles from './vibes-admin.module.css';

interface Props {
  slider: Slider;
  at: number;
  count: number;
  onChange: (part: Partial<Slider>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A slider with the labels and changes of its two ends. */
export function SliderCard({ slider, at, count, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const texts = [slider.label, slider.low.label, slider.high.label];
  const place = at + 1;
  const name = inLanguage(slider.label, i18n.locale) || t`slider ${place}`;
  const pictures: Record<SliderPicture, string> = {
    waves: t`The screen grows livelier`,
    seats: t`The seats fill up`,
    none: t`Nothing`,
  };
  return (
    <FoldingCard
      id={`slider-${slider.id}`}
      path={`sliders.${at}`}
      title={<BothTexts text={slider.label} unnamed={name} />}
      about={
        <p>
          {inLanguage(slider.low.label, i18n.locale) || '…'} – {inLanguage(slider.high.label, i18n.locale) || '…'}
        </p>
      }
      tools={<OrderButtons name={name} at={at} count={count} canRemove onMove={onMove} onRemove={onRemove} />}
      isIncomplete={texts.some((text) => text.en.trim() === '' || text['zh-HK'].trim() === '')}
    >
      <BilingualField
        label={t`Name`}
        path="label"
        value={slider.label}
        onChange={(label) => onChange({ label })}
        maxLength={40}
      />
      <SelectField
        label={t`In the drawn cinema`}
        path="picture"
        value={slider.picture}
        onChange={(picture) => onChange({ picture: picture as SliderPicture })}
        options={SLIDER_PICTURES.map((value) => ({ value, label: pictures[value] }))}
      />
      <End
        path="low"
        title={t`Left end`}
        hint={t`All the way to the left, ${name} changes the wish by:`}
        end={slider.low}
        onChange={(low) => onChange({ low })}
      />
      <End
        path="high"
        title={t`Right end`}
        hint={t`All the way to the right, ${name} changes the wish by:`}
        end={slider.high}
        onChange={(high) => onChange({ high })}
      />
    </FoldingCard>
  );
}

interface EndProps {
  path: string;
  title: string;
  hint: string;
  end: Slider['low'];
  onChange: (end: Slider['low']) => void;
}

const End = ({ path, title, hint, end, onChange }: EndProps) => (
  <div className={styles.end}>
    <BilingualField
      label={title}
      path={`${path}.label`}
      value={end.label}
      onChange={(label) => onChange({ ...end, label })}
      maxLength={30}
    />
    <p className={styles.help}>{hint}</p>
    <ChangeEditor label={title} value={end.delta} onChange={(delta) => onChange({ ...end, delta })} />
  </div>
);
