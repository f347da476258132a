import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { ChangeEditor } from '#ui/settings/taste-editors.tsx';
import { endingOf, sceneOf, type Story, type StoryChoice, type StoryProblem } from '../rules.ts';
import { usePlaceName } from './place-name.ts';
import { LIMITS } from './story-edit.ts';
import styles from './story-admin.module.css';

interface Props {
  story: Story;
  scene: string;
  choice: StoryChoice;
  at: number;
  problem: StoryProblem | undefined;
  onChange: (part: Partial<StoryChoice>) => void;
  /** Links the choice to a newly created scene or ending. */
  onLeadToNew: (kind: 'scene' | 'ending') => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const NEW = { scene: '+scene', ending: '+ending' } as const;

/** One choice: its text, its target, and its change of the guest's wish. */
export function ChoiceRow({ story, scene, choice, at, problem, onChange, onLeadToNew, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = usePlaceName(story);
  const [isOpen, setOpen] = useState(false);
  const place = at + 1;
  const count = story.nodes[scene]!.choices.length;
  const isThere = sceneOf(story, choice.to) ?? endingOf(story, choice.to);
  const choose = (to: string) => {
    if (to === NEW.scene) return onLeadToNew('scene');
    if (to === NEW.ending) return onLeadToNew('ending');
    return onChange({ to });
  };
  return (
    <li className={styles.choice}>
      <BilingualField
        label={t`Choice ${place}`}
        path={`choices.${at}.label`}
        value={choice.label}
        onChange={(label) => onChange({ label })}
        maxLength={80}
      />
      <div className={styles.choiceLine}>
        <SelectField
          label={t`Leads to`}
          path={`choices.${at}.to`}
          className={styles.leads}
          value={isThere ? choice.to : ''}
          onChange={choose}
          {...(!isThere && { placeholder: t`Nowhere yet` })}
          error={
            problem &&
            (problem.kind === 'circle' ? t`This leads back: the story would never end.` : t`This leads nowhere.`)
          }
          options={[
            ...Object.keys(story.nodes)
              .filter((id) => id !== scene)
              .map((id) => {
                const name = nameOf(id);
                return { value: id, label: t`Scene: ${name}` };
              }),
            ...Object.keys(story.endings).map((id) => {
              const name = nameOf(id);
              return { value: id, label: t`Ending: ${name}` };
            }),
            { value: NEW.scene, label: t`+ A new scene`, disabled: Object.keys(story.nodes).length >= LIMITS.scenes },
            {
              value: NEW.ending,
              label: t`+ A new ending`,
              disabled: Object.keys(story.endings).length >= LIMITS.endings,
            },
          ]}
        />
        <span className={styles.tools}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Close the taste</Trans> : <Trans>Taste</Trans>}
          </Button>
          <OrderButtons
            name={inLanguage(choice.label, i18n.locale) || t`choice ${place}`}
            at={at}
            count={count}
            canRemove={count > LIMITS.choices.min}
            whyNot={t`A scene needs at least 2 choices.`}
            onMove={onMove}
            onRemove={onRemove}
          />
        </span>
      </div>
      {isOpen && (
        <div className={styles.taste}>
          <p className={styles.help}>
            <Trans>Choosing this moves the guest’s wish by:</Trans>
          </p>
          <ChangeEditor
            label={t`Taste of choice ${place}`}
            value={choice.delta}
            onChange={(delta) => onChange({ delta })}
          />
        </div>
      )}
    </li>
  );
}
