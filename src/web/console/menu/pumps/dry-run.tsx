import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { machineString } from '#domain/machine/machine-string.ts';
import { ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';
import { translated } from '#domain/text/translated.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { TextAreaField } from '#ui/kit/fields/text-area-field.tsx';
import { PourChart } from './pour-chart.tsx';
import { PourFindings } from './pour-findings.tsx';
import { recipeOf, type Draft, type KnownIngredients } from '../recipes/recipe-draft.ts';
import styles from '../recipes/recipe-editor.module.css';

interface Props {
  shopId: string;
  draft: Draft;
  known: KnownIngredients;
}

/** What the machine would do with this drink, without pouring a drop. */
export function DryRun({ shopId, draft, known }: Props) {
  const { t, i18n } = useLingui();
  const pumps = useEndpoint('GET /api/admin/shops/:shopId/pumps', { params: { shopId } });
  const [size, setSize] = useState<OrderSize>('sizeM');
  const [typed, setTyped] = useState<string>();
  const sizes: Record<OrderSize, string> = { sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` };
  const { recipeIngredient } = recipeOf(draft, known);
  const table = pumps.data?.pumps ?? [];
  const made = machineString(recipeIngredient, size, table);
  const plan = pourPlan(typed ?? made, { pumps: table, ingredients: recipeIngredient });
  const nameOf = (id: string | undefined) => {
    const found = recipeIngredient.find((one) => one.id === id);
    return found ? translated(found.name, found.name_translations, i18n.locale).text : id;
  };
  const seconds = i18n.number(plan.totalMs / 1000, { maximumFractionDigits: 1 });
  const ml = i18n.number(plan.volumeMl, { maximumFractionDigits: 1 });
  const poured = t`${ml} ml in ${seconds} s`;
  const count = plan.findings.length;
  const found =
    count === 0 ? t`Nothing wrong with it` : plural(count, { one: '# thing to look at', other: '# things to look at' });
  return (
    <FoldingSection
      heading="h3"
      title={<Trans>Try without pouring</Trans>}
      summary={pumps.isSuccess && `${poured} · ${found}`}
      className={styles.group}
    >
      {pumps.isPending && <Skeleton height="120px" />}
      {pumps.isLoadingError && <ErrorState text={t`Failed to load the pumps.`} onRetry={() => void pumps.refetch()} />}
      {pumps.isSuccess && (
        <>
          <div className={styles.sizes} role="group" aria-label={t`Size`}>
            {ORDER_SIZES.map((one) => (
              <Chip
                key={one}
                chosen={one === size && typed === undefined}
                onToggle={() => {
                  setSize(one);
                  setTyped(undefined);
                }}
              >
                {sizes[one]}
              </Chip>
            ))}
          </div>
          <p role="status" className={styles.total}>
            {poured}
          </p>
          <PourChart
            pours={plan.pours.map((pour) => ({
              ...pour,
              name: nameOf(table.find(({ slot }) => slot === pour.slot)?.ingredientId) ?? t`unknown`,
              colour:
                recipeIngredient.find(({ id }) => id === table.find(({ slot }) => slot === pour.slot)?.ingredientId)
                  ?.colour ?? null,
            }))}
          />
          <PourFindings findings={plan.findings} nameOf={(id) => nameOf(id) ?? id} />
          <TextAreaField
            label={t`What the machine is told`}
            hint={t`Change it to try another; the machine gets what the recipe says.`}
            value={typed ?? made}
            onChange={setTyped}
            rows={2}
            spellCheck={false}
            maxLength={4000}
            className={styles.machineString}
          />
        </>
      )}
    </FoldingSection>
  );
}
