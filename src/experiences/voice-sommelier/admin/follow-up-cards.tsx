import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { countMissingTexts, inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { useOpenForErrors } from '#ui/kit/fields/field-error.ts';
import { newKey } from '#ui/kit/api/new-key.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { ChangeEditor } from '#ui/settings/taste-editors.tsx';
import type { FollowUp, FollowUpSide } from '../rules.ts';
import { moved } from './moved.ts';
import styles from './sommelier-admin.module.css';

const MOST = 8;

interface Props {
  followUps: readonly FollowUp[];
  onChange: (followUps: readonly FollowUp[]) => void;
}

/** The either-or questions, in the order they are asked; at most two in one play. */
export function FollowUpCards({ followUps, onChange }: Props) {
  const { t, i18n } = useLingui();
  const edit = (id: string, part: Partial<FollowUp>) =>
    onChange(followUps.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <FoldingSection
      title={<Trans>Questions back</Trans>}
      summary={followUps.map(({ text }) => inLanguage(text, i18n.locale)).join(' · ')}
      className={styles.card}
    >
      <p className={styles.help}>
        <Trans>
          Asked only while a wish is still wide open, two at the most, and never about what the guest has said.
        </Trans>
      </p>
      <ul role="list" className={styles.rows}>
        {followUps.map((question, at) => {
          const place = at + 1;
          return (
            <li key={question.id} className={styles.row}>
              <BilingualField
                label={t`Question ${place}`}
                path={`followUps.${at}.text`}
                value={question.text}
                onChange={(text) => edit(question.id, { text })}
                maxLength={140}
              />
              {(['a', 'b'] as const).map((side, i) => (
                <AnswerFields
                  key={side}
                  path={`followUps.${at}.${side}`}
                  answer={i + 1}
                  place={place}
                  side={question[side]}
                  onChange={(part) => edit(question.id, { [side]: { ...question[side], ...part } })}
                />
              ))}
              <span className={styles.rowEnd}>
                <OrderButtons
                  name={inLanguage(question.text, i18n.locale) || t`question ${place}`}
                  at={at}
                  count={followUps.length}
                  canRemove
                  onMove={(by) => onChange(moved(followUps, at, by))}
                  onRemove={() => onChange(followUps.filter(({ id }) => id !== question.id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button disabled={followUps.length >= MOST} onClick={() => onChange([...followUps, emptyQuestion()])}>
        <Trans>Add a question</Trans>
      </Button>
    </FoldingSection>
  );
}

interface AnswerProps {
  path: string;
  answer: number;
  place: number;
  side: FollowUpSide;
  onChange: (part: Partial<FollowUpSide>) => void;
}

/** One answer: a summary, which opens to its fields. */
function AnswerFields({ path, answer, place, side, onChange }: AnswerProps) {
  const { t, i18n } = useLingui();
  const isChecked = useIsChecked();
  const [isOpened, setOpened] = useState(side.text.en === '');
  useOpenForErrors(path, () => setOpened(true));
  const name = inLanguage(side.text, i18n.locale) || t`answer ${answer}`;
  const isOpen = isOpened || (isChecked && countMissingTexts(side) > 0);
  return (
    <details className={styles.side} open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <Trans>
          Answer {answer}: {name}
        </Trans>
      </summary>
      {isOpen && (
        <>
          <BilingualField
            label={t`Answer ${answer} of question ${place}`}
            path={`${path}.text`}
            value={side.text}
            onChange={(text) => onChange({ text })}
            maxLength={60}
          />
          <ChangeEditor label={t`What ${name} changes`} value={side.delta} onChange={(delta) => onChange({ delta })} />
        </>
      )}
    </details>
  );
}

const empty = () => ({ en: '', 'zh-HK': '' });
const emptyQuestion = (): FollowUp => ({
  id: newKey().slice(0, 40),
  text: empty(),
  a: { text: empty(), delta: {} },
  b: { text: empty(), delta: {} },
});
