import { Trans, useLingui } from '@lingui/react/macro';
import { RadioList } from '#ui/kit/fields/radio-list.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { CALLING_RULES, type Rules } from '../rules.ts';

interface Props {
  rule: Rules['rule'];
  strictCalls: boolean;
  onChange: (part: Partial<Pick<Rules, 'rule' | 'strictCalls'>>) => void;
}

/** Settings of who calls, and the cost of an impossible call. */
export function CallingRules({ rule, strictCalls, onChange }: Props) {
  const { t } = useLingui();
  const words: Record<Rules['rule'], [name: string, hint: string]> = {
    turn: [t`One by turns`, t`A hit scores and keeps the call, a miss passes it. The Hong Kong way, and the quickest.`],
    streak: [
      t`Two hits in a row`,
      t`One hit keeps the call, the second in a row makes the point. Takes about twice as long.`,
    ],
    both: [t`Both at once`, t`Exactly one right call scores; both right is played again.`],
  };
  return (
    <>
      <RadioList
        legend={<Trans>Who calls</Trans>}
        value={rule}
        onChange={(next) => onChange({ rule: next })}
        options={CALLING_RULES.map((value) => ({ value, label: words[value][0], hint: words[value][1] }))}
      />
      <SwitchField
        label={t`Impossible calls cost the point`}
        hint={
          strictCalls
            ? t`Every call is offered; with two open hands "five" gives the point away.`
            : t`Only calls that can still come true are offered.`
        }
        checked={strictCalls}
        onChange={(next) => onChange({ strictCalls: next })}
      />
    </>
  );
}
