import { useKeptState } from '#ui/play/play-memory.ts';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import PACK from '../content.ts';
import { groupOf, outcomeOfType, typeOf, type Letter, type TypeCode, type TypeText } from '../rules.ts';
import { CardStep } from './card-step.tsx';
import { Doors } from './doors.tsx';
import { Emblem } from './emblem.tsx';
import { GROUPS } from './groups.ts';
import { TypeLine } from './type-card.tsx';

/** Two doors a question, sixteen types, one drink. */
export default function Mbti({ instance, recipes, placeOrder }: GuestProps) {
  const settings = mergeDefaultSettings(PACK, instance.config?.experience);
  const { questions } = settings;
  const [answers, setAnswers] = useKeptState<readonly Letter[]>('answers', []);
  const [isDrinkShown, setDrinkShown] = useKeptState('isDrinkShown', false);

  const asked = questions[answers.length];
  if (asked) {
    return (
      <Doors
        key={asked.id}
        question={asked}
        at={answers.length}
        count={questions.length}
        onChoose={(letter) => setAnswers([...answers, letter])}
        onBack={answers.length > 0 ? () => setAnswers(answers.slice(0, -1)) : undefined}
      />
    );
  }
  const chosen = Object.fromEntries(questions.map(({ id }, at) => [id, answers[at]!]));
  const type = typeOf(questions, chosen);
  const startOver = () => {
    setAnswers([]);
    setDrinkShown(false);
  };
  if (!isDrinkShown) {
    return (
      <CardStep
        type={type}
        text={settings.types[type]}
        onDrink={() => setDrinkShown(true)}
        onBack={() => setAnswers(answers.slice(0, -1))}
      />
    );
  }
  return (
    <MatchedResult
      heading={<TypeLine type={type} text={settings.types[type]} />}
      outcome={outcomeOfType(settings, type)}
      recipes={recipes}
      placeOrder={placeOrder}
      onStartOver={startOver}
      card={() => ({ type, text: settings.types[type] })}
    />
  );
}

export async function artOf({ type, text }: { type: TypeCode; text: TypeText }) {
  const { typePortrait } = await import('./card/type-portrait.tsx');
  const group = groupOf(type);
  return typePortrait({ type, text, group: GROUPS[group], emblem: <Emblem group={group} /> });
}
