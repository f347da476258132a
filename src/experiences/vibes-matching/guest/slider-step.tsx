import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { SliderField } from '#ui/kit/fields/slider-field.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import type { Slider } from '../rules.ts';
import { Auditorium } from './auditorium.tsx';
import styles from './slider-step.module.css';

interface Props {
  sliders: readonly { slider: Slider; value: number }[];
  onSlide: (id: string, value: number) => void;
  onBack: () => void;
  onNext: () => void;
}

const STEP = 0.5;

/** The sliders, each between two ends; the middle changes nothing. */
export function SliderStep({ sliders, onSlide, onBack, onNext }: Props) {
  const heading = useFreshHeading();
  const valueOf = (picture: Slider['picture']) => sliders.find(({ slider }) => slider.picture === picture)?.value ?? 0;
  return (
    <GuestStep
      labelledBy="vibes-heading"
      className={styles.scene}
      onBack={onBack}
      actions={
        <Button kind="main" size="big" onClick={onNext}>
          <Trans>Roll the film</Trans>
        </Button>
      }
    >
      <div className={styles.hall}>
        <Auditorium energy={valueOf('waves')} company={valueOf('seats')} />
      </div>
      <h1 ref={heading} tabIndex={-1} id="vibes-heading" className={styles.title}>
        <Trans>Set the scene</Trans>
      </h1>
      <div className={styles.sliders}>
        {sliders.map(({ slider, value }) => (
          <SliderRow key={slider.id} slider={slider} value={value} onSlide={(next) => onSlide(slider.id, next)} />
        ))}
      </div>
    </GuestStep>
  );
}

interface RowProps {
  slider: Slider;
  value: number;
  onSlide: (value: number) => void;
}

/** A slider with its two ends as buttons: a step towards one or the other. */
function SliderRow({ slider, value, onSlide }: RowProps) {
  const { t, i18n } = useLingui();
  const [low, high] = [slider.low, slider.high].map(({ label }) => inLanguage(label, i18n.locale));
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const label = inLanguage(slider.label, i18n.locale);
  const end = value < 0 ? low : high;
  const half = t`towards ${end}`;
  const valueText = value === 0 ? t`in between` : Math.abs(value) < 1 ? half : end;
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <SliderField
        label={<span lang={lang}>{label}</span>}
        value={value}
        min={-1}
        max={1}
        step={STEP}
        colour="var(--m1)"
        valueText={valueText ?? ''}
        onChange={onSlide}
      />
      <div className={styles.ends}>
        <Button aria-disabled={value <= -1 || undefined} onClick={() => onSlide(Math.max(-1, value - STEP))}>
          <Sign path="M4 10h12" />
          <span lang={lang}>{low}</span>
        </Button>
        <Button aria-disabled={value >= 1 || undefined} onClick={() => onSlide(Math.min(1, value + STEP))}>
          <span lang={lang}>{high}</span>
          <Sign path="M4 10h12M10 4v12" />
        </Button>
      </div>
    </div>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);
