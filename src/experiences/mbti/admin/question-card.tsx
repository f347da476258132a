import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/bilingual.ts';
import type { BilingualText } from '#domain/recipe.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { ANSWER_MAX, QUESTION_MAX, WEIGHTS, type Question } from '../rules.ts';
import styles from './mbti-admin.module.css';

interface Props {
  question: Question;
  at: number;
  count: number;
  onChange: (part: Partial<Question>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A question in short; opened, with its two doors. One that is new or lacks a text is open. */
export function QuestionCard({ question, at, count, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const isChecked = useIsChecked();
  const { id, text, a, b, weight } = question;
  const isIncomplete = [text, a.text, b.text].some(isEmpty);
  const [isOpened, setOpened] = useState(isIncomplete);
  const isOpen = isOpened || (isChecked && isIncomplete);
  const place = at + 1;
  const name = inLanguage(text, i18n.locale) || t`question ${place}`;
  const [first, second] = [a.letter, b.letter];
  return (
    <Card as="li" className={styles.item} id={`question-${id}`} aria-labelledby={`title-${id}`}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h3 id={`title-${id}`}>{name}</h3>
          <p className={styles.help}>
            <b>{first}</b> {inLanguage(a.text, i18n.locale)} · <b>{second}</b> {inLanguage(b.text, i18n.locale)} ·{' '}
            <Trans>counts {weight}</Trans>
          </p>
        </div>
        <span className={styles.tools}>
          <Button aria-expanded={isOpen} aria-describedby={`title-${id}`} onClick={() => setOpened(!isOpen)}>
            {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
          </Button>
          <OrderButtons name={name} at={at} count={count} canRemove={count > 1} onMove={onMove} onRemove={onRemove} />
        </span>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <BilingualField
            label={t`Question`}
            value={text}
            maxLength={QUESTION_MAX}
            onChange={(next) => onChange({ text: next })}
          />
          <BilingualField
            label={t`Door to ${first}`}
            value={a.text}
            maxLength={ANSWER_MAX}
            onChange={(next) => onChange({ a: { ...a, text: next } })}
          />
          <BilingualField
            label={t`Door to ${second}`}
            value={b.text}
            maxLength={ANSWER_MAX}
            onChange={(next) => onChange({ b: { ...b, text: next } })}
          />
          <SelectField
            label={t`How much it counts`}
            value={String(weight)}
            onChange={(next) => onChange({ weight: Number(next) })}
            options={WEIGHTS.map((each) => ({ value: String(each), label: String(each) }))}
          />
        </div>
      )}
    </Card>
  );
}

const isEmpty = (text: BilingualText): boolean => text.en.trim() === '' || text['zh-HK'].trim() === '';
