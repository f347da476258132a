import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeptState } from '#ui/play/play-memory.ts';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import { Button } from '#ui/kit/button.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import PACK from '../content.ts';
import { stopsLeft, storyTarget, walk, type Place, type StoryEnding } from '../rules.ts';
import { ScenePicture } from './scene-picture.tsx';
import { DrawnBackdrop } from './scenes/backdrops.tsx';
import { Stage, type Ride } from './stage.tsx';
import { StoryText } from './story-text.tsx';
import styles from './story-tree.module.css';

/** A night story told scene by scene, whose ending is a drink. */
export default function StoryTree({ instance, recipes, placeOrder }: GuestProps) {
  const { t } = useLingui();
  const story = mergeDefaultSettings(PACK, instance.config?.experience);
  const [path, setPath] = useKeptState<readonly number[]>('path', []);
  const [ride, setRide] = useState<Ride>('on');
  const [isPouring, setPouring] = useKeptState('isPouring', false);
  const place = walk(story, path);
  const { scene } = place;
  const ending = place.ending ?? lostEnding;
  const key = path.join('-');

  const go = (next: readonly number[], direction: Ride) => {
    setPath(next);
    setRide(direction);
  };
  if (isPouring) {
    return (
      <MatchedResult
        heading={<TwoTexts text={ending.title} />}
        outcome={{ target: storyTarget(place.changes), recipeIds: ending.recipeIds }}
        recipes={recipes}
        placeOrder={placeOrder}
        onStartOver={() => {
          go([], 'on');
          setPouring(false);
        }}
        card={() => ({ ending, stops: path.length })}
      >
        <div className={styles.card}>
          <ScenePicture {...ending} />
        </div>
      </MatchedResult>
    );
  }
  const stop = path.length + 1;
  const stops = path.length + stopsLeft(story, place.id);
  return (
    <div className={styles.night} data-theme="dark" data-scene="night">
      <GuestStep
        labelledBy="story-text"
        className={styles.play}
        onBack={path.length > 0 ? () => go(path.slice(0, -1), 'back') : undefined}
        actions={
          scene ? (
            <Choices place={place} onChoose={(at) => go([...path, at], 'on')} />
          ) : (
            <Pour onPour={() => setPouring(true)} />
          )
        }
      >
        <Stage picture={scene ?? ending} place={key} ride={ride} passed={path.length} stops={stops} />
        <StoryText
          key={key}
          stop={scene ? t`Stop ${stop} of ${stops}` : t`Terminus`}
          title={scene ? undefined : ending.title}
          text={scene ? scene.text : ending.text}
        />
      </GuestStep>
    </div>
  );
}

function Choices({ place, onChoose }: { place: Place; onChoose: (at: number) => void }) {
  return (
    <ul role="list" className={styles.choices}>
      {place.scene?.choices.map(({ label }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a choice is its place
        <li key={`${place.id} ${at}`}>
          <button type="button" className={styles.choice} onClick={() => onChoose(at)}>
            <TwoTexts text={label} />
            <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
              <path
                d="M4 11h13m-5-5 5 5-5 5"
                stroke="currentColor"
                strokeWidth="2.2"
                fill="none"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}

const Pour = ({ onPour }: { onPour: () => void }) => (
  <Button kind="main" size="big" onClick={onPour}>
    <Trans>Show my drink</Trans>
  </Button>
);

/** A choice of an unsaved draft led nowhere: the story ends here, with a drink. */
const lostEnding: StoryEnding = {
  title: { en: 'The end of the line', 'zh-HK': '總站' },
  text: { en: 'The tram stops here tonight.', 'zh-HK': '今晚架電車，就停喺呢度。' },
  image: '',
  backdrop: 'harbour',
  recipeIds: [],
};

export async function artOf({ ending, stops }: { ending: StoryEnding; stops: number }) {
  const { filmStill } = await import('./card/film-still.tsx');
  return filmStill({ ending, stops, scene: <DrawnBackdrop {...ending} /> });
}
