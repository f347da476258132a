import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import type { Mood, Slider } from '../rules.ts';
import { moved } from './moved.ts';
import { MoodCard } from './mood-card.tsx';
import { SliderCard } from './slider-card.tsx';
import styles from './vibes-admin.module.css';

const MOODS = { min: 2, max: 12 } as const;
const MAX_SLIDERS = 3;

/** Admin page of the moods and the sliders. */
export default function VibesAdmin({ instance, onDraft }: AdminProps) {
  const { t, i18n } = useLingui();
  const draft = useSettings({ instance, pack: PACK, onDraft });
  const { settings, change } = draft;
  const { moods, sliders } = settings;
  const silent = moods.filter(({ want }) => Object.keys(want).length === 0);

  const setMood = (id: string, part: Partial<Mood>) =>
    change({ moods: moods.map((mood) => (mood.id === id ? { ...mood, ...part } : mood)) });
  const setSlider = (id: string, part: Partial<Slider>) =>
    change({ sliders: sliders.map((slider) => (slider.id === id ? { ...slider, ...part } : slider)) });
  return (
    <SettingsForm
      draft={draft}
      pack={PACK}
      problems={silent.map(({ label }) => {
        const name = inLanguage(label, i18n.locale) || t`A mood`;
        return t`${name} tastes of nothing: give it at least one flavour.`;
      })}
    >
      <section className={styles.section} aria-labelledby="moods">
        <h2 id="moods">
          <Trans>Moods</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            Each mood is a poster and a taste. The first choice of a guest counts three times, the second twice, the
            third once. The posters hang in a new order each time.
          </Trans>
        </p>
        <SelectField
          label={t`How many may be chosen`}
          path="maxPicks"
          value={String(settings.maxPicks)}
          onChange={(maxPicks) => change({ maxPicks: Number(maxPicks) })}
          options={['1', '2', '3'].map((value) => ({ value, label: value }))}
          className={styles.short}
        />
        <ul role="list" className={styles.cards}>
          {moods.map((mood, at) => (
            <MoodCard
              key={mood.id}
              mood={mood}
              at={at}
              count={moods.length}
              canRemove={moods.length > MOODS.min}
              onChange={(part) => setMood(mood.id, part)}
              onMove={(by) => change({ moods: moved(moods, at, by) })}
              onRemove={() => change({ moods: moods.filter(({ id }) => id !== mood.id) })}
            />
          ))}
        </ul>
        <Button
          className={styles.add}
          disabled={moods.length >= MOODS.max}
          onClick={() => change({ moods: [...moods, newMood(newKey())] })}
        >
          <Trans>Add a mood</Trans>
        </Button>
      </section>
      <section className={styles.section} aria-labelledby="sliders">
        <h2 id="sliders">
          <Trans>Sliders</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>After the posters a guest sets these. In the middle a slider changes nothing.</Trans>
        </p>
        <ul role="list" className={styles.cards}>
          {sliders.map((slider, at) => (
            <SliderCard
              key={slider.id}
              slider={slider}
              at={at}
              count={sliders.length}
              onChange={(part) => setSlider(slider.id, part)}
              onMove={(by) => change({ sliders: moved(sliders, at, by) })}
              onRemove={() => change({ sliders: sliders.filter(({ id }) => id !== slider.id) })}
            />
          ))}
        </ul>
        {sliders.length === 0 && (
          <Card as="div" className={styles.help}>
            <Trans>Without sliders the result follows the posters at once.</Trans>
          </Card>
        )}
        <Button
          className={styles.add}
          disabled={sliders.length >= MAX_SLIDERS}
          onClick={() => change({ sliders: [...sliders, newSlider(newKey())] })}
        >
          <Trans>Add a slider</Trans>
        </Button>
      </section>
    </SettingsForm>
  );
}

const NO_TEXT = { en: '', 'zh-HK': '' };

const newMood = (id: string): Mood => ({ id, emoji: '', label: NO_TEXT, poster: 'lettered', want: { sweet: 3 } });

const newSlider = (id: string): Slider => ({
  id,
  label: NO_TEXT,
  low: { label: NO_TEXT, delta: {} },
  high: { label: NO_TEXT, delta: {} },
  picture: 'none',
});
