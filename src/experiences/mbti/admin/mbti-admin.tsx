import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { ChangeEditor } from '#ui/settings/taste-editors.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import { DICHOTOMIES, LETTERS, lettersOf, QUESTIONS_MAX, TYPES, undecidedPairs } from '../rules.ts';
import type { Dichotomy, Letter, Question, TypeCode, TypeText } from '../rules.ts';
import { QuestionCard } from './question-card.tsx';
import { TypeRow } from './type-row.tsx';
import styles from './mbti-admin.module.css';

/** Admin page of the doors, the sixteen cards, and the taste of each letter. */
export default function MbtiAdmin({ instance, shop, onDraft }: AdminProps) {
  const { t } = useLingui();
  const draft = useSettings({ instance, pack: PACK, onDraft });
  const { questions, letterDelta, types } = draft.settings;
  const [pair, setPair] = useState<Dichotomy>('EI');
  const [letter, setLetter] = useState<Letter>('E');
  const problems = undecidedPairs(questions).map((each) => {
    const [first, second] = lettersOf(each);
    return t`Answers could leave ${first} or ${second} undecided: give that pair questions whose weights cannot tie, such as 2 and 1.`;
  });

  const changeQuestions = (next: readonly Question[]) => draft.change({ questions: next });
  const move = (from: number, by: -1 | 1) => {
    const next = [...questions];
    [next[from], next[from + by]] = [next[from + by]!, next[from]!];
    changeQuestions(next);
  };
  const add = () => {
    const id = newKey();
    flushSync(() => changeQuestions([...questions, newQuestion(id, pair)]));
    document.getElementById(`question-${id}`)?.querySelector('input')?.focus();
  };
  const changeType = (type: TypeCode, part: Partial<TypeText>) =>
    draft.change({ types: { ...types, [type]: { ...types[type], ...part } } });

  return (
    <SettingsForm draft={draft} pack={PACK} problems={problems}>
      <section className={styles.group} aria-labelledby="doors">
        <h2 id="doors">
          <Trans>Doors</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            Each question has two doors, one for each letter of its pair. In every pair the letter with the greater
            weight wins. Write your own questions: this is for fun, not the official test.
          </Trans>
        </p>
        <ol role="list" className={styles.list}>
          {questions.map((question, at) => (
            <QuestionCard
              key={question.id}
              question={question}
              at={at}
              count={questions.length}
              onChange={(part) =>
                changeQuestions(questions.map((each) => (each.id === question.id ? { ...each, ...part } : each)))
              }
              onMove={(by) => move(at, by)}
              onRemove={() => changeQuestions(questions.filter(({ id }) => id !== question.id))}
            />
          ))}
        </ol>
        <div className={styles.add}>
          <SelectField
            label={t`Pair of the new question`}
            value={pair}
            onChange={(next) => setPair(next as Dichotomy)}
            options={DICHOTOMIES.map((each) => ({ value: each, label: lettersOf(each).join(' / ') }))}
          />
          <Button disabled={questions.length >= QUESTIONS_MAX} onClick={add}>
            <Trans>Add a question</Trans>
          </Button>
        </div>
      </section>
      <FoldingSection
        title={<Trans>What a letter tastes of</Trans>}
        summary={LETTERS.join(' · ')}
        className={styles.group}
      >
        <p className={styles.help}>
          <Trans>
            Every taste starts in the middle; the four letters of a type move it, and the nearest drink is found.
          </Trans>
        </p>
        <SelectField
          label={t`Letter`}
          value={letter}
          onChange={(next) => setLetter(next as Letter)}
          options={LETTERS.map((each) => ({ value: each, label: each }))}
        />
        <ChangeEditor
          key={letter}
          label={t`Taste of the letter ${letter}`}
          value={letterDelta[letter] ?? {}}
          onChange={(change) => draft.change({ letterDelta: { ...letterDelta, [letter]: change } })}
        />
      </FoldingSection>
      <section className={styles.group} aria-labelledby="types">
        <h2 id="types">
          <Trans>The sixteen cards</Trans>
        </h2>
        <ul role="list" className={`${styles.list} ${styles.cards}`}>
          {TYPES.map((type) => (
            <TypeRow
              key={type}
              type={type}
              text={types[type]}
              shopId={shop.shop_id}
              onChange={(part) => changeType(type, part)}
            />
          ))}
        </ul>
      </section>
    </SettingsForm>
  );
}

function newQuestion(id: string, dichotomy: Dichotomy): Question {
  const [first, second] = lettersOf(dichotomy);
  const empty = { en: '', 'zh-HK': '' };
  return {
    id,
    dichotomy,
    weight: 4,
    text: empty,
    a: { text: empty, letter: first },
    b: { text: empty, letter: second },
  };
}
