import { useEffect, useEffectEvent, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DemoSettings as Demo } from '#contract/kiosk/ez-pairing.ts';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import type { AdminProps } from '../../experience.ts';
import { DemoSettings } from './demo-settings.tsx';
import { EVERYWHERE_BELOW, FoldsBelow } from '#ui/kit/fold/folds-below.ts';
import { Mappings } from './mappings.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { effectOf } from './quiz-draft.ts';
import { useQuiz } from './use-quiz.ts';
import styles from './ez-admin.module.css';

/** Admin page of the quiz: its questions, what they lead to, and the demo settings. */
export default function EzPairingAdmin({ instance, shop, onDraft }: AdminProps) {
  const { t } = useLingui();
  const quiz = useQuiz(shop.shop_id);

  const [demo, setDemo] = useState<Demo>();
  const isLoaded = quiz.query.isSuccess;
  const asPlayed = JSON.stringify(
    quiz.questions.map((question) => ({
      ...question,
      choices: question.choices.map((choice) => ({ ...choice, effect: effectOf(choice).effect })),
    })),
  );
  const show = useEffectEvent(() =>
    onDraft({ ...instance.config?.experience, ...demo, drafted: JSON.parse(asPlayed) as unknown }),
  );
  useEffect(() => {
    if (isLoaded) show();
  }, [isLoaded, asPlayed, demo]);

  useLeaveGuard(quiz.isDirty, t`The changes to the quiz are not saved yet.`, quiz.discard);

  return (
    <div className={styles.page}>
      <QuizEditor shopId={shop.shop_id} quiz={quiz} />
      <FoldsBelow value={EVERYWHERE_BELOW}>
        <Mappings shopId={shop.shop_id} isQuizDirty={quiz.isDirty} />
      </FoldsBelow>
      <DemoSettings joinCode={instance.join_code} onDraft={setDemo} />
    </div>
  );
}
