import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { endingOf, sceneOf, type Story, type StoryProblem } from '../rules.ts';
import { ChoiceRow } from './choice-row.tsx';
import { isFine, PictureField } from './picture-field.tsx';
import { PlaceCard } from './place-card.tsx';
import { usePlaceName, useProblemText } from './place-name.ts';
import * as edit from './story-edit.ts';
import styles from './story-admin.module.css';

interface Props {
  story: Story;
  id: string;
  problems: readonly StoryProblem[];
  newId: () => string;
  onChange: (story: Story) => void;
  onRemove: () => void;
}

/** A scene: its text, its picture, and its choices with their targets. */
export function SceneCard({ story, id, problems, newId, onChange, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = usePlaceName(story);
  const problemText = useProblemText(story);
  const scene = story.nodes[id]!;
  const own = problems.filter((each) => ('scene' in each ? each.scene : 'id' in each && each.id) === id);
  const texts = [scene.text, ...scene.choices.map(({ label }) => label)];

  const leadToNew = (at: number, kind: 'scene' | 'ending') => {
    const next = newId();
    const grown = kind === 'scene' ? edit.withNewScene(story, next) : edit.withNewEnding(story, next);
    onChange(edit.withChoice(grown, id, at, { to: next }));
  };
  return (
    <PlaceCard
      id={id}
      path={`nodes.${id}`}
      name={nameOf(id)}
      text={scene.text}
      backdrop={scene.backdrop}
      badge={
        id === story.start && (
          <Badge tone="special">
            <Trans>The beginning</Trans>
          </Badge>
        )
      }
      problems={own.map(problemText)}
      isUnfinished={texts.some((text) => text.en.trim() === '' || text['zh-HK'].trim() === '') || !isFine(scene.image)}
      canRemove={Object.keys(story.nodes).length > 1}
      onRemove={onRemove}
      summary={
        <ul role="list" className={styles.ways} aria-label={t`Choices`}>
          {scene.choices.map(({ label, to }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a choice is its place
            <li key={at}>
              {inLanguage(label, i18n.locale) || '…'} <span aria-hidden="true">→</span>{' '}
              <strong>{sceneOf(story, to) || endingOf(story, to) ? nameOf(to) : t`nowhere`}</strong>
            </li>
          ))}
        </ul>
      }
    >
      <BilingualField
        label={t`What happens`}
        path="text"
        value={scene.text}
        onChange={(text) => onChange(edit.withScene(story, id, { text }))}
        maxLength={280}
        long
      />
      <PictureField {...scene} onChange={(part) => onChange(edit.withScene(story, id, part))} />
      <ul role="list" className={styles.choices} aria-label={t`Choices`}>
        {scene.choices.map((choice, at) => (
          <ChoiceRow
            // oxlint-disable-next-line react/no-array-index-key -- a choice is its place
            key={at}
            story={story}
            scene={id}
            choice={choice}
            at={at}
            problem={own.find((each) => 'choice' in each && each.choice === at)}
            onChange={(part) => onChange(edit.withChoice(story, id, at, part))}
            onLeadToNew={(kind) => leadToNew(at, kind)}
            onMove={(by) => onChange(edit.withChoiceMoved(story, id, at, by))}
            onRemove={() => onChange(edit.withoutChoice(story, id, at))}
          />
        ))}
      </ul>
      <Button
        className={styles.add}
        disabled={scene.choices.length >= edit.LIMITS.choices.max}
        onClick={() => onChange(edit.withNewChoice(story, id))}
      >
        <Trans>Add a choice</Trans>
      </Button>
    </PlaceCard>
  );
}
