import { useState, type CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { useKeptState } from '#ui/play/play-memory.ts';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import PACK from '../content.ts';
import { shuffled, tapped, vibeName, vibeTarget, type Mood } from '../rules.ts';
import { lookOf } from './mood-look.ts';
import { MoodWall } from './mood-wall.tsx';
import { PosterArt } from './poster-art.tsx';
import { SliderStep } from './slider-step.tsx';
import { VibeTicket } from './vibe-ticket.tsx';
import styles from './vibes.module.css';

/** The guest chooses moods, best match first, and gets the drink nearest to them. */
export default function VibesMatching(props: GuestProps) {
  return <VibesPlay {...props} random={Math.random} />;
}

interface Props extends GuestProps {
  /** Uniform in [0, 1): shuffles the posters. */
  random: () => number;
}

export function VibesPlay({ instance, recipes, placeOrder, random }: Props) {
  const { t, i18n } = useLingui();
  const { moods, maxPicks, sliders } = mergeDefaultSettings(PACK, instance.config?.experience);
  const [wall, setWall] = useState(() => shuffled(moods, random));
  const [chosen, setChosen] = useKeptState<readonly string[]>('moods', []);
  const [values, setValues] = useKeptState<Readonly<Record<string, number>>>('sliders', {});
  const [step, setStep] = useKeptState<'wall' | 'sliders' | 'result'>('step', 'wall');

  const picked = chosen.flatMap((id) => moods.find((mood) => mood.id === id) ?? []);
  const set = sliders.map((slider) => ({ slider, value: values[slider.id] ?? 0 }));

  const startOver = () => {
    setWall(shuffled(moods, random));
    setChosen([]);
    setValues({});
    setStep('wall');
  };
  const name = inLanguage(vibeName(picked), i18n.locale);
  return (
    <div className={styles.stage} style={lightsOf(picked)}>
      {step === 'wall' && (
        <MoodWall
          moods={wall}
          chosen={chosen}
          maxPicks={maxPicks}
          onTap={(id) => setChosen(tapped(chosen, id, maxPicks))}
          onNext={() => setStep(sliders.length > 0 ? 'sliders' : 'result')}
        />
      )}
      {step === 'sliders' && (
        <SliderStep
          sliders={set}
          onSlide={(id, value) => setValues({ ...values, [id]: value })}
          onBack={() => setStep('wall')}
          onNext={() => setStep('result')}
        />
      )}
      {step === 'result' && (
        <MatchedResult
          heading={t`Your vibe: ${name}`}
          outcome={{ target: vibeTarget(picked, set) }}
          recipes={recipes}
          placeOrder={placeOrder}
          onStartOver={startOver}
          card={() => picked}
        >
          <VibeTicket moods={picked} sliders={set} />
        </MatchedResult>
      )}
    </div>
  );
}

/** Background colours: those of the chosen moods, the first one most; neutral without a mood. */
function lightsOf(picked: readonly Mood[]): CSSProperties {
  const [first = 'var(--amber)', second = first, third = second] = picked.map((mood) => lookOf(mood).light);
  return { '--m1': first, '--m2': second, '--m3': third, '--lit': picked.length } as CSSProperties;
}

export async function artOf(picked: readonly Mood[]) {
  const { filmTicket } = await import('./card/film-ticket.tsx');
  return filmTicket(
    vibeName(picked),
    picked.map((mood) => ({ ...mood, light: lookOf(mood).light, poster: <PosterArt mood={mood} /> })),
  );
}
