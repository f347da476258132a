import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OptionOfIngredient } from '#contract/menu/stock.ts';
import { Refusal } from '#contract/refusal.ts';
import { translated } from '#domain/text/translated.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import styles from './ingredient-options.module.css';

const ROUTE = 'GET /api/admin/shops/:shopId/ingredient-options';

/** What is served where an ingredient has run out: the drink without it, or with another. Saved as it is chosen. */
export function IngredientOptions({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const options = useEndpoint(ROUTE, { params: { shopId } });
  const save = useSend('PUT /api/admin/shops/:shopId/ingredient-options', [ROUTE]);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const all = options.data?.ingredients ?? [];

  const say = async ({ key, name, mayLeaveOut, replacement }: OptionOfIngredient) => {
    try {
      await save.mutateAsync({ params: { shopId }, body: { key, mayLeaveOut, replacement } });
      setSaid({ text: t`Saved for ${name}.`, tone: 'good' });
    } catch (failure) {
      setSaid({ text: failure instanceof Refusal ? failure.message : t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  return (
    <details className={styles.section}>
      <summary>
        <Trans>When an ingredient runs out</Trans>
      </summary>
      <p className={styles.hint}>
        <Trans>
          Its drinks are sold out, unless you allow them here without it, or with another in its place. Guests are told;
          strength and allergens follow. Where only alcohol is missing and all of it may be left out, the drink is
          served without alcohol.
        </Trans>
      </p>
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      {options.isPending && <Skeleton height="56px" lines={4} />}
      {options.isLoadingError && (
        <ErrorState text={t`Failed to load the ingredients.`} onRetry={() => void options.refetch()} />
      )}
      <ul role="list" className={styles.list}>
        {all.map((one) => (
          <IngredientRow key={one.key} one={one} all={all} onSay={(part) => void say({ ...one, ...part })} />
        ))}
      </ul>
    </details>
  );
}

interface RowProps {
  one: OptionOfIngredient;
  all: readonly OptionOfIngredient[];
  onSay: (part: Partial<OptionOfIngredient>) => void;
}

function IngredientRow({ one, all, onSay }: RowProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ name, name_translations }: OptionOfIngredient) =>
    translated(name, name_translations, i18n.locale).text;
  const name = nameOf(one);
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <TwoNames of={one} />
        <span className={styles.drinks}>{plural(one.drinks, { one: '# drink', other: '# drinks' })}</span>
      </p>
      <SwitchField
        label={t`May be left out: ${name}`}
        checked={one.mayLeaveOut}
        onChange={(mayLeaveOut) => onSay({ mayLeaveOut })}
      />
      <SelectField
        label={t`Instead of ${name}`}
        value={one.replacement ?? ''}
        placeholder={t`Nothing`}
        options={all.filter(({ key }) => key !== one.key).map((other) => ({ value: other.key, label: nameOf(other) }))}
        onChange={(key) => onSay({ replacement: key === '' ? null : key })}
      />
    </li>
  );
}
