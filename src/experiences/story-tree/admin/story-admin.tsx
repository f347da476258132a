import { Trans, useLingui } from '@lingui/react/macro';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { FoldingRow } from '#ui/kit/fold/folding-row.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import { useListOf } from '#ui/kit/use-list-of.ts';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import { sceneOf, storyProblems, type Story } from '../rules.ts';
import { cardId } from './card-id.ts';
import { EndingCard } from './ending-card.tsx';
import { isFine } from './picture-field.tsx';
import { usePlaceName, useProblemText } from './place-name.ts';
import { SceneCard } from './scene-card.tsx';
import * as edit from './story-edit.ts';
import { StoryMap } from './story-map.tsx';
import styles from './story-admin.module.css';

/** Admin page of the story: its map, its scenes with their choices, its endings. */
export default function StoryAdmin({ instance, shop, onDraft }: AdminProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const draft = useSettings({ instance, pack: PACK, onDraft });
  const story = draft.settings;
  const nameOf = usePlaceName(story);
  const listOf = useListOf();
  const problemText = useProblemText(story);
  const problems = storyProblems(story);
  const badPictures = Object.entries({ ...story.nodes, ...story.endings }).filter(([, { image }]) => !isFine(image));
  const change = (next: Story) => draft.change(next);

  const remove = async (id: string) => {
    const name = nameOf(id);
    const leading = listOf(edit.leadingTo(story, id).map(nameOf));
    const isSure = await confirm({
      title: t`Remove “${name}”?`,
      text: leading
        ? t`Choices lead to it from: ${leading}. They will lead nowhere until you choose anew.`
        : t`No choice leads to it.`,
      action: t`Remove`,
      danger: true,
    });
    if (isSure) change(edit.without(story, id));
  };
  const go = (id: string) => {
    const heading = document.getElementById(cardId(id))?.querySelector('h3');
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <SettingsForm
      draft={draft}
      pack={PACK}
      problems={[
        ...problems.map(problemText),
        ...badPictures.map(([id]) => {
          const name = nameOf(id);
          return t`The picture of “${name}” has no proper address.`;
        }),
      ]}
    >
      <section className={styles.section} aria-labelledby="story-map">
        <h2 id="story-map">
          <Trans>The story</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            A guest makes at most 4 choices, and every way must come to an ending. Press a scene on the map to go to it.
          </Trans>
        </p>
        <FoldingRow title={<Trans>Map of the story</Trans>}>
          <StoryMap story={story} problems={problems} onGo={go} />
        </FoldingRow>
        {problems.length > 0 && (
          <ul role="list" className={styles.list} aria-label={t`Problems of the story`}>
            {problems.map((problem) => (
              <li key={problemText(problem)}>{problemText(problem)}</li>
            ))}
          </ul>
        )}
        <SelectField
          label={t`The story begins with`}
          path="start"
          value={sceneOf(story, story.start) ? story.start : ''}
          onChange={(start) => change({ ...story, start })}
          {...(!sceneOf(story, story.start) && { placeholder: t`No scene yet` })}
          options={Object.keys(story.nodes).map((id) => ({ value: id, label: nameOf(id) }))}
          error={problems.some(({ kind }) => kind === 'no-start') && t`Choose the first scene.`}
          className={styles.start}
        />
      </section>
      <section className={styles.section} aria-labelledby="story-scenes">
        <h2 id="story-scenes">
          <Trans>Scenes</Trans>
        </h2>
        <ul role="list" className={styles.cards}>
          {Object.keys(story.nodes).map((id) => (
            <SceneCard
              key={id}
              story={story}
              id={id}
              problems={problems}
              newId={newKey}
              onChange={change}
              onRemove={() => void remove(id)}
            />
          ))}
        </ul>
        <Button
          className={styles.add}
          disabled={Object.keys(story.nodes).length >= edit.LIMITS.scenes}
          onClick={() => change(edit.withNewScene(story, newKey()))}
        >
          <Trans>Add a scene</Trans>
        </Button>
      </section>
      <section className={styles.section} aria-labelledby="story-endings">
        <h2 id="story-endings">
          <Trans>Endings</Trans>
        </h2>
        <ul role="list" className={styles.cards}>
          {Object.keys(story.endings).map((id) => (
            <EndingCard
              key={id}
              story={story}
              id={id}
              shopId={shop.shop_id}
              problems={problems}
              onChange={change}
              onRemove={() => void remove(id)}
            />
          ))}
        </ul>
        <Button
          className={styles.add}
          disabled={Object.keys(story.endings).length >= edit.LIMITS.endings}
          onClick={() => change(edit.withNewEnding(story, newKey()))}
        >
          <Trans>Add an ending</Trans>
        </Button>
      </section>
    </SettingsForm>
  );
}
