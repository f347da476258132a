import { Trans, useLingui } from '@lingui/react/macro';
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import { Button } from '#ui/kit/button.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { CHOICES_MAX, CHOICES_MIN, moved, newChoice, without, type Choice } from './quiz-draft.ts';
import { choiceKey, type Problems } from './quiz-problems.ts';
import styles from './ez-admin.module.css';

interface Props {
  shopId: string;
  /** The question's path in the request body. */
  path: string;
  question: EzQuestion;
  problems: Problems;
  onChange: (part: Partial<EzQuestion>) => void;
}

export function QuestionFields({ shopId, path, question, problems, onChange }: Props) {
  const { t } = useLingui();
  const { id, choices } = question;
  const setChoices = (next: Choice[]) => onChange({ choices: next });
  return (
    <>
      <div className={styles.bothLanguages}>
        <BothLanguages
          english={
            <TextField
              label={t`Question in English`}
              path={`${path}.questionEn`}
              lang="en"
              value={question.questionEn}
              onChange={(questionEn) => onChange({ questionEn })}
              maxLength={300}
              required
              error={problems.has(`${id} questionEn`) && t`A question needs an English text.`}
            />
          }
          chinese={
            <TextField
              label={t`Question in Chinese`}
              path={`${path}.question`}
              lang="zh-Hant-HK"
              value={question.question}
              onChange={(text) => onChange({ question: text })}
              maxLength={300}
              required
              error={problems.has(`${id} question`) && t`A question needs a text.`}
            />
          }
        />
      </div>
      <ul role="list" className={styles.choices}>
        {choices.map((choice, at) => (
          <ChoiceRow
            key={choice.id}
            shopId={shopId}
            path={`${path}.choices.${at}`}
            choice={choice}
            at={at}
            count={choices.length}
            canRemove={choices.length > CHOICES_MIN}
            problemKey={choiceKey(id, choice.id)}
            problems={problems}
            onChange={(next) => setChoices(choices.map((each) => (each.id === choice.id ? next : each)))}
            onMove={(by) => setChoices(moved(choices, choice.id, by))}
            onRemove={() => setChoices(without(choices, choice.id))}
          />
        ))}
      </ul>
      <Button
        className={styles.add}
        disabled={choices.length >= CHOICES_MAX}
        onClick={() => setChoices([...choices, newChoice(newKey())])}
      >
        <Trans>Add a choice</Trans>
      </Button>
    </>
  );
}
