import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
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

/** A slider with what its two ends are called and do. */
export function SliderCard({ slider, at, count, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const isChecked = useIsChecked();
  const texts = [slider.label, slider.low.label, slider.high.label];
  const lacksText = texts.some((text) => text.en.trim() === '' || text['zh-HK'].trim() === '');
  const [isOpened, setOpened] = useState(lacksText);
  const isOpen = isOpened || (isChecked && lacksText);
  const place = at + 1;
  const name = slider.label.en || t`slider ${place}`;
  const pictures: Record<SliderPicture, string> = {
    waves: t`The screen grows livelier`,
    seats: t`The seats fill up`,
    none: t`Nothing`,
  };
  return (
    <Card as="li" className={styles.card} aria-labelledby={`slider-${slider.id}`}>
      <div className={styles.head}>
        <div className={styles.about}>
          <h3 id={`slider-${slider.id}`}>
            {name} <span lang="zh-Hant-HK">{slider.label['zh-HK']}</span>
          </h3>
          <p className={styles.help}>
            {slider.low.label.en || '…'} – {slider.high.label.en || '…'}
          </p>
        </div>
        <span className={styles.tools}>
          <Button aria-expanded={isOpen} aria-describedby={`slider-${slider.id}`} onClick={() => setOpened(!isOpen)}>
            {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
          </Button>
          <OrderButtons name={name} at={at} count={count} canRemove onMove={onMove} onRemove={onRemove} />
        </span>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <BilingualField
            label={t`Name`}
            value={slider.label}
            onChange={(label) => onChange({ label })}
            maxLength={40}
          />
          <SelectField
            label={t`In the drawn cinema`}
            value={slider.picture}
            onChange={(picture) => onChange({ picture: picture as SliderPicture })}
            options={SLIDER_PICTURES.map((value) => ({ value, label: pictures[value] }))}
          />
          <End
            title={t`Left end`}
            hint={t`All the way to the left, ${name} changes the wish by:`}
            end={slider.low}
            onChange={(low) => onChange({ low })}
          />
          <End
            title={t`Right end`}
            hint={t`All the way to the right, ${name} changes the wish by:`}
            end={slider.high}
            onChange={(high) => onChange({ high })}
          />
        </div>
      )}
    </Card>
  );
}

interface EndProps {
  title: string;
  hint: string;
  end: Slider['low'];
  onChange: (end: Slider['low']) => void;
}

const End = ({ title, hint, end, onChange }: EndProps) => (
  <div className={styles.end}>
    <BilingualField label={title} value={end.label} onChange={(label) => onChange({ ...end, label })} maxLength={30} />
    <p className={styles.help}>{hint}</p>
    <ChangeEditor label={title} value={end.delta} onChange={(delta) => onChange({ ...end, delta })} />
  </div>
);
