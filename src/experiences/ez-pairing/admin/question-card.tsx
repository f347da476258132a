import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import { Button } from '#ui/kit/button.tsx';
import { useOpenForErrors } from '#ui/kit/fields/field-error.ts';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { Card } from '#ui/kit/card.tsx';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { ChoiceArt } from '../guest/art/choice-art.tsx';
import { QuestionFields } from './question-fields.tsx';
import type { Problems } from './quiz-problems.ts';
import styles from './ez-admin.module.css';

interface Props {
  shopId: string;
  question: EzQuestion;
  at: number;
  count: number;
  problems: Problems;
  onChange: (part: Partial<EzQuestion>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A question: a summary, which opens to all its fields. A new or incomplete one starts open. */
export function QuestionCard({ shopId, question, at, count, problems, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { id } = question;
  const text = i18n.locale === 'zh-HK' ? question.question : question.questionEn;
  const [isOpened, setOpened] = useState(question.question === '' && question.questionEn === '');
  const path = `questions.${at}`;
  useOpenForErrors(path, () => setOpened(true));
  const lacksSomething = [...problems].some((key) => key.startsWith(id));
  const isOpen = isOpened || lacksSomething;
  const place = at + 1;
  return (
    <Card as="li" className={styles.question} id={`question-${id}`} aria-labelledby={`title-${id}`}>
      <div className={styles.questionHead}>
        <h3 id={`title-${id}`}>
          <Trans>Question {place}</Trans>
        </h3>
        <span className={styles.tools}>
          <Button
            aria-expanded={isOpen}
            aria-describedby={`title-${id}`}
            disabled={lacksSomething}
            onClick={() => setOpened(!isOpen)}
          >
            {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
          </Button>
          <OrderButtons
            name={text || t`question ${place}`}
            at={at}
            count={count}
            canRemove={count > 1}
            onMove={onMove}
            onRemove={onRemove}
          />
        </span>
      </div>
      {isOpen ? (
        <QuestionFields shopId={shopId} path={path} question={question} problems={problems} onChange={onChange} />
      ) : (
        <Summary {...question} />
      )}
    </Card>
  );
}

function Summary({ question, questionEn, choices }: EzQuestion) {
  const { i18n } = useLingui();
  return (
    <div className={styles.summary}>
      <p className={styles.summaryQuestion}>
        <TwoTexts text={{ en: questionEn, 'zh-HK': question }} />
      </p>
      <ul role="list" className={styles.chips}>
        {choices.map(({ id, emoji, picture, text, textEn }) => (
          <li key={id} className={styles.chip}>
            {(emoji || picture) && (
              <span className={styles.chipPicture} aria-hidden="true">
                <ChoiceArt emoji={emoji} picture={picture} />
              </span>
            )}
            {i18n.locale === 'zh-HK' ? text : textEn}
          </li>
        ))}
      </ul>
    </div>
  );
}
