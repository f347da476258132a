import { useState, type FormEvent } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PumpBottle, StockPlace } from '#contract/menu/stock.ts';
import { translated } from '#domain/text/translated.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { CheckBox } from '#ui/kit/fields/check-box.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { STOCK } from '#web/console/kit/stock/use-stock.ts';
import styles from '#web/console/kit/stock/stock.module.css';

interface Row extends Pick<PumpBottle, 'slot' | 'ingredient' | 'drinkMl'> {
  isCounted: boolean;
  sizeMl: number | undefined;
  lowMl: number | undefined;
}

/** The commonest bottle of a bar, and when to fetch the next. */
const USUAL = { sizeMl: 700, lowMl: 100 };

interface Props {
  shopId: string;
  place: StockPlace;
  onClose: () => void;
}

/** Which bottles are counted, how large they are, and when they are low. */
export function CountBottles({ shopId, place, onClose }: Props) {
  const { t, i18n } = useLingui();
  const server = useFieldErrors();
  const save = useSend('PUT /api/admin/shops/:shopId/stock', [STOCK]);
  const isNew = place.pumps.every(({ bottle }) => bottle === null);
  const [rows, setRows] = useState<Row[]>(() =>
    place.pumps.map(({ slot, ingredient, drinkMl, bottle }) => ({
      slot,
      ingredient,
      drinkMl,
      isCounted: isNew || bottle !== null,
      sizeMl: bottle?.sizeMl ?? USUAL.sizeMl,
      lowMl: bottle?.lowMl ?? USUAL.lowMl,
    })),
  );
  const [error, setError] = useState<string>();
  const counted = rows.filter(({ isCounted }) => isCounted);
  const change = (slot: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.slot === slot ? { ...row, ...part } : row)));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    server.clear();
    setError(undefined);
    try {
      const bottles = counted.map(({ slot, sizeMl = NaN, lowMl = NaN }) => ({ slot, sizeMl, lowMl }));
      await save.mutateAsync({ params: { shopId }, body: { machineId: place.machineId, bottles } });
      onClose();
    } catch (failure) {
      setError(server.mark(failure) ?? t`Not saved: look at the marked fields.`);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t`Which bottles are counted`} size="wide">
      <FieldErrorsOf form={server}>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <p className={styles.hint}>
            <Trans>A bottle that is counted for the first time is taken to be full.</Trans>
          </p>
          <ul role="list" className={styles.rows}>
            {rows.map(({ slot, ingredient, drinkMl, isCounted, sizeMl, lowMl }) => {
              const at = `bottles.${counted.findIndex((row) => row.slot === slot)}`;
              const { text: name } = translated(ingredient.name, ingredient.name_translations, i18n.locale);
              return (
                <li key={slot} className={styles.row}>
                  <CheckBox
                    label={t`Count ${name}`}
                    checked={isCounted}
                    onChange={(checked) => change(slot, { isCounted: checked })}
                  />
                  <span className={styles.name}>
                    <TwoNames of={ingredient} />
                  </span>
                  {isCounted && (
                    <div className={styles.amounts}>
                      <NumberField
                        label={t`Bottle`}
                        aria-label={t`Bottle of ${name}, ml`}
                        suffix={t`ml`}
                        path={`${at}.sizeMl`}
                        value={sizeMl}
                        onChange={(ml) => change(slot, { sizeMl: ml })}
                      />
                      <NumberField
                        label={t`Low from`}
                        aria-label={t`${name} is low from, ml`}
                        suffix={t`ml`}
                        hint={aboutDrinks(lowMl, drinkMl)}
                        path={`${at}.lowMl`}
                        value={lowMl}
                        onChange={(ml) => change(slot, { lowMl: ml })}
                      />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
          <div className={styles.tools}>
            <Button type="submit" kind="main" busy={save.isPending}>
              <Trans>Save</Trans>
            </Button>
            <StatusLine text={error} tone="bad" />
          </div>
        </form>
      </FieldErrorsOf>
    </Dialog>
  );
}

/** A mark in drinks: what staff count in at the bar. */
function aboutDrinks(ml: number | undefined, drinkMl: number | null): string | undefined {
  if (ml === undefined || drinkMl === null || ml < 0) return undefined;
  return plural(Math.floor(ml / drinkMl), { one: 'about # drink left', other: 'about # drinks left' });
}
