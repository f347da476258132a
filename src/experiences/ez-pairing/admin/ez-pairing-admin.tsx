import { useEffect, useEffectEvent, useState } from 'react';
import type { DemoSettings as Demo } from '#contract/ez-pairing.ts';
import { useConfirm } from '#ui/alert.tsx';
import { useLeaveGuard } from '#ui/leave-guard.ts';
import { useLingui } from '@lingui/react/macro';
import type { AdminProps } from '../../experience.ts';
import { DemoSettings } from './demo-settings.tsx';
import { Mappings } from './mappings.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { effectOf } from './quiz-draft.ts';
import { useQuiz } from './use-quiz.ts';
import styles from './ez-admin.module.css';

/** Where an owner writes the quiz, sees what it leads to, and sets up a demonstration. */
export default function EzPairingAdmin({ instance, shop, onDraft }: AdminProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const quiz = useQuiz(shop.shop_id);

  const [demo, setDemo] = useState<Demo>();
  const isLoaded = quiz.saved.isSuccess;
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

  useLeaveGuard(quiz.isDirty, async () => {
    const isSure = await confirm({
      title: t`Leave without saving?`,
      text: t`The changes to the quiz are not saved yet.`,
      action: t`Leave`,
      danger: true,
    });
    if (isSure) quiz.discard();
    return isSure;
  });

  return (
    <div className={styles.page}>
      <QuizEditor quiz={quiz} />
      <Mappings shopId={shop.shop_id} isQuizDirty={quiz.isDirty} />
      <DemoSettings joinCode={instance.join_code} onDraft={setDemo} />
    </div>
  );
}
