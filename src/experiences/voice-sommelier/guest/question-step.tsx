import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import type { Wishes } from '../wishes.ts';
import { drawingOf, levelOf } from './wish-drawing.ts';
import styles from './sommelier.module.css';

interface Side {
  text: BilingualText;
  /** The resulting wish, for its drawn glass. */
  wishes: Wishes;
  onChoose: () => void;
}

interface Props {
  question: BilingualText;
  sides: readonly [Side, Side];
  onBack: () => void;
  children?: ReactNode;
}

/** An either-or question: two glasses to choose from. */
export function QuestionStep({ question, sides, onBack, children }: Props) {
  const { i18n } = useLingui();
  const heading = useFreshHeading();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  return (
    <GuestStep labelledBy="sommelier-question" onBack={onBack}>
      <h1 ref={heading} tabIndex={-1} id="sommelier-question" className={styles.question} lang={lang}>
        {inLanguage(question, i18n.locale)}
      </h1>
      <div className={styles.sides}>
        {sides.map(({ text, wishes, onChoose }, at) => (
          <button key={at} type="button" className={styles.side} onClick={onChoose}>
            <span className={styles.sidePicture}>
              <DrinkPicture drawing={drawingOf(wishes)} level={levelOf(2)} title="" />
            </span>
            <span lang={lang}>{inLanguage(text, i18n.locale)}</span>
          </button>
        ))}
      </div>
      {children}
    </GuestStep>
  );
}
