import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { answered } from '../rules.ts';
import type { FollowUp, FollowUpSide } from '../rules.ts';
import { EITHER } from '../words.ts';
import type { Wishes } from '../wishes.ts';
import { drawingOf, levelOf } from './wish-drawing.ts';
import styles from './sommelier.module.css';

interface Props {
  question: FollowUp;
  wishes: Wishes;
  onAnswer: (side: FollowUpSide | undefined) => void;
  onBack: () => void;
}

/** Either, or: two glasses held up, and "either is fine" for those who cannot say. */
export function QuestionStep({ question, wishes, onAnswer, onBack }: Props) {
  const { i18n } = useLingui();
  const heading = useFreshHeading();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  return (
    <GuestStep labelledBy="sommelier-question" onBack={onBack}>
      <h1 ref={heading} tabIndex={-1} id="sommelier-question" className={styles.question} lang={lang}>
        {inLanguage(question.text, i18n.locale)}
      </h1>
      <div className={styles.sides}>
        {[question.a, question.b].map((side, at) => (
          <button key={at} type="button" className={styles.side} onClick={() => onAnswer(side)}>
            <span className={styles.sidePicture}>
              <DrinkPicture drawing={drawingOf(answered(wishes, side))} level={levelOf(2)} title="" />
            </span>
            <span lang={lang}>{inLanguage(side.text, i18n.locale)}</span>
          </button>
        ))}
      </div>
      <button type="button" className={styles.either} lang={lang} onClick={() => onAnswer(undefined)}>
        {inLanguage(EITHER, i18n.locale)}
      </button>
      <p className={styles.hint}>
        <Trans>Two questions at the most. I promise.</Trans>
      </p>
    </GuestStep>
  );
}
