import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { ChangeSlider } from '#ui/settings/change-slider.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { effectOf, withAxis, withWordsAgain, withZeroProof, type Choice } from './quiz-draft.ts';
import styles from './ez-admin.module.css';

interface Props {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

export function EffectEditor({ choice, onChange }: Props) {
  const { t } = useLingui();
  const { effect } = effectOf(choice);
  return (
    <div role="group" aria-label={t`Effect of this choice`} className={styles.editor}>
      <p className={styles.help}>
        <Trans>Choosing this moves the guest’s wish by:</Trans>
      </p>
      <div className={styles.sliders}>
        {FLAVOUR_AXES.map((axis) => (
          <ChangeSlider
            key={axis}
            axis={axis}
            value={effect?.delta[axis] ?? 0}
            onChange={(change) => onChange(withAxis(choice, axis, change))}
          />
        ))}
        <SwitchField
          label={t`No alcohol`}
          checked={effect?.zeroProof === true}
          onChange={(zeroProof) => onChange(withZeroProof(choice, zeroProof))}
          hint={t`Only drinks without alcohol are recommended.`}
        />
      </div>
      {choice.effectSource === 'owner' && (
        <Button kind="quiet" onClick={() => onChange(withWordsAgain(choice, newKey()))}>
          <Trans>Let its words decide again</Trans>
        </Button>
      )}
    </div>
  );
}
