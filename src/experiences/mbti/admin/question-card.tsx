import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { FoldingCard } from '#ui/settings/folding-card.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { ANSWER_MAX, QUESTION_MAX, WEIGHTS, type Question } from '../rules.ts';

interface Props {
  question: Question;
  at: number;
  count: number;
  onChange: (part: Partial<Question>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A question: a summary, which opens to its two doors. A new or incomplete one starts open. */
export function QuestionCard({ question, at, count, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { id, text, a, b, weight } = question;
  const place = at + 1;
  const name = inLanguage(text, i18n.locale) || t`question ${place}`;
  const [first, second] = [a.letter, b.letter];
  return (
    <FoldingCard
      id={`question-${id}`}
      path={`questions.${at}`}
      title={name}
      about={
        <p>
          <b>{first}</b> {inLanguage(a.text, i18n.locale)} · <b>{second}</b> {inLanguage(b.text, i18n.locale)} ·{' '}
          <Trans>counts {weight}</Trans>
        </p>
      }
      tools={
        <OrderButtons name={name} at={at} count={count} canRemove={count > 1} onMove={onMove} onRemove={onRemove} />
      }
      isIncomplete={[text, a.text, b.text].some(isEmpty)}
    >
      <BilingualField
        label={t`Question`}
        path="text"
        value={text}
        maxLength={QUESTION_MAX}
        onChange={(next) => onChange({ text: next })}
      />
      <BilingualField
        label={t`Door to ${first}`}
        path="a.text"
        value={a.text}
        maxLength={ANSWER_MAX}
        onChange={(next) => onChange({ a: { ...a, text: next } })}
      />
      <BilingualField
        label={t`Door to ${second}`}
        path="b.text"
        value={b.text}
        maxLength={ANSWER_MAX}
        onChange={(next) => onChange({ b: { ...b, text: next } })}
      />
      <SelectField
        label={t`How much it counts`}
        path="weight"
        value={String(weight)}
        onChange={(next) => onChange({ weight: Number(next) })}
        options={WEIGHTS.map((each) => ({ value: String(each), label: String(each) }))}
      />
    </FoldingCard>
  );
}

const isEmpty = (text: BilingualText): boolean => text.en.trim() === '' || text['zh-HK'].trim() === '';
