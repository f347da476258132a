import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { focusFirstInvalid } from '#ui/kit/fold/open-folds.ts';
import { newKey } from '#ui/kit/api/new-key.ts';
import { SaveBar } from '#ui/settings/save-bar.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { DEFAULT_EZ_QUESTIONS } from '../content.ts';
import { QuestionCard } from './question-card.tsx';
import {
  changeQuestion,
  moved,
  newQuestion,
  QUESTIONS_MAX,
  without,
  withNewIds,
  type Questions,
} from './quiz-draft.ts';
import { quizDifferences } from './quiz-conflict.ts';
import { problemsOf, type Problems } from './quiz-problems.ts';
import type { Quiz, useQuiz } from './use-quiz.ts';
import styles from './ez-admin.module.css';

const NO_PROBLEMS: Problems = new Set();

export function QuizEditor({ shopId, quiz }: { shopId: string; quiz: ReturnType<typeof useQuiz> }) {
  const { t, i18n } = useLingui();
  const inReadersLanguage = ({ question, questionEn }: Questions[number]) =>
    i18n.locale === 'zh-HK' ? question : questionEn;
  const confirm = useConfirm();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const [isChecked, setChecked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const server = useFieldErrors();
  const { query, questions, theirs } = quiz;
  const change = (next: Questions) => {
    setSaid(undefined);
    quiz.change(next);
  };
  const problems = problemsOf(questions);

  const save = async (onto?: Quiz) => {
    if (problems.size > 0) {
      focusFirstInvalid(section.current, () => {
        setChecked(true);
        setSaid({ text: t`Some texts are missing.`, tone: 'bad' });
      });
      return;
    }
    server.clear();
    try {
      if (!(await quiz.save(onto))) return;
      setChecked(false);
      setSaid({ text: t`The quiz is saved.`, tone: 'good' });
    } catch (failure) {
      const reason = server.mark(failure);
      setSaid({
        text: reason === undefined ? t`Not saved: look at the marked fields.` : t`Failed to save the quiz: ${reason}`,
        tone: 'bad',
      });
    }
  };

  const remove = async (id: string, name: string) => {
    const isSure = await confirm({
      title: t`Remove this question?`,
      text: name === '' ? t`Its choices go with it.` : t`“${name}” and its choices go.`,
      action: t`Remove`,
      danger: true,
    });
    if (isSure) change(without(questions, id));
  };

  /** Messages and problems belonged to the previous content. */
  const begin = () => {
    server.clear();
    setSaid(undefined);
    setChecked(false);
  };

  const restore = async () => {
    const isSure = await confirm({
      title: t`Back to the original?`,
      text: t`The quiz becomes our five questions. Nothing is saved until you save.`,
      action: t`Back to the original`,
      danger: true,
    });
    if (!isSure) return;
    begin();
    // New ids, because the server keeps an owner's effect as long as the choice id exists.
    quiz.change(withNewIds(DEFAULT_EZ_QUESTIONS, newKey));
  };

  const add = () => {
    const question = newQuestion(newKey);
    flushSync(() => change([...questions, question]));
    document.getElementById(`question-${question.id}`)?.querySelector('input')?.focus();
  };

  return (
    <section ref={section} className={styles.section} aria-labelledby="quiz">
      <h2 id="quiz">
        <Trans>Questions</Trans>
      </h2>
      <p className={styles.help}>
        <Trans>
          Guests answer these one after another. Each answer moves the wish for a drink; the drink that fits best is
          recommended.
        </Trans>
      </p>
      <p className={styles.help}>
        <Trans>
          A photo is shown instead of the emoji. Keep an emoji as well: it stands where a photo does not load, and on
          the card guests keep.
        </Trans>
      </p>
      {query.isPending && <Skeleton height="120px" lines={3} radius="20px" />}
      {query.isLoadingError && <ErrorState text={t`Failed to load questions.`} onRetry={() => void query.refetch()} />}
      {quiz.isUnfit && (
        <StatusLine
          text={t`Part of the stored quiz cannot be read and is left out here. What you save now takes its place.`}
          tone="bad"
        />
      )}
      {query.isSuccess && questions.length === 0 && (
        <EmptyState
          title={t`No questions configured for this shop.`}
          text={<Trans>Start with our five, and change what you like.</Trans>}
          action={
            <Button kind="main" onClick={() => change(DEFAULT_EZ_QUESTIONS)}>
              <Trans>Use the five questions</Trans>
            </Button>
          }
        />
      )}
      <FieldErrorsOf form={server}>
        <ol role="list" className={styles.questions}>
          {questions.map((question, at) => (
            <QuestionCard
              key={question.id}
              shopId={shopId}
              question={question}
              at={at}
              count={questions.length}
              problems={isChecked ? problems : NO_PROBLEMS}
              onChange={(part) => change(changeQuestion(questions, question.id, part))}
              onMove={(by) => change(moved(questions, question.id, by))}
              onRemove={() => void remove(question.id, inReadersLanguage(question))}
            />
          ))}
        </ol>
      </FieldErrorsOf>
      {query.isSuccess && (
        <Button className={styles.add} disabled={questions.length >= QUESTIONS_MAX} onClick={add}>
          <Trans>Add a question</Trans>
        </Button>
      )}
      <SaveBar said={said?.tone === 'good' && quiz.isDirty ? undefined : said} isDirty={quiz.isDirty}>
        {questions.length > 0 && (
          <Button kind="quiet" onClick={() => void restore()}>
            <Trans>Back to the original</Trans>
          </Button>
        )}
        {quiz.isDirty && (
          <Button
            kind="quiet"
            onClick={() => {
              begin();
              quiz.discard();
            }}
          >
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <Button
          kind="main"
          disabled={!quiz.isDirty && !(quiz.isUnfit && questions.length > 0)}
          busy={quiz.isSaving}
          onClick={() => void save()}
        >
          <Trans>Save questions</Trans>
        </Button>
      </SaveBar>
      {theirs && (
        <ConflictDialog
          title={t`Somebody else changed the quiz meanwhile`}
          intro={<Trans>Nothing of yours is saved yet. These questions differ:</Trans>}
          differences={quizDifferences(questions, theirs.questions, { missing: t`Not there`, photo: t`photo` })}
          none={<Trans>Only the order or the effects differ.</Trans>}
          onKeepEditing={quiz.keepEditing}
          onTakeTheirs={() => {
            begin();
            quiz.discard();
          }}
          onSaveMine={() => void save(theirs)}
        />
      )}
    </section>
  );
}
