import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InspectedCare } from '#contract/shop/inspection.ts';
import { Table } from '#ui/kit/tables/table.tsx';
import { careName, careState } from '#web/console/kit/machines/care-words.tsx';
import { CutNote } from './cut-note.tsx';
import type { InspectionReply } from './licence-line.tsx';
import { Paged } from './paged.tsx';
import styles from './inspection.module.css';

interface Props {
  inspection: InspectionReply;
  isWhole: boolean;
}

export function CareTable({ inspection: { care, isCut, timeZone }, isWhole }: Props) {
  const { t, i18n } = useLingui();
  const at = (time: string) =>
    i18n.date(time, { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) });
  return (
    <section className={styles.list}>
      <h3>
        <Trans>Cleaning</Trans>
      </h3>
      {care.length === 0 && (
        <p>
          <Trans>In these days no machine was cleaned through this server.</Trans>
        </p>
      )}
      {isCut.care && <CutNote shown={care.length} />}
      {care.length > 0 && (
        <Paged label={t`Pages of the cleaning`} rows={care} isWhole={isWhole}>
          {(rows) => (
            <Table caption={t`Cleaning`} className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>When</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Machine</Trans>
                  </th>
                  <th scope="col">
                    <Trans>What</Trans>
                  </th>
                  <th scope="col">
                    <Trans>How it ended</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Who</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((one) => (
                  <tr key={one.id}>
                    <th scope="row" data-title>
                      {at(one.at)}
                    </th>
                    <td data-label={t`Machine`}>
                      {one.machine}
                      {one.slot !== null && (
                        <>
                          {' · '}
                          <Trans>Pump {one.slot}</Trans>
                        </>
                      )}
                    </td>
                    <td data-label={t`What`}>{whatOf(one)}</td>
                    <td data-label={t`How it ended`}>
                      {one.state === null ? <Trans>Its own program does not say</Trans> : careState(one.state)}
                    </td>
                    <td data-label={t`Who`}>{one.by ?? <Trans>An account that is gone</Trans>}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </Paged>
      )}
    </section>
  );
}

function whatOf({ what }: InspectedCare): ReactNode {
  if (what === 'initialize') return <Trans context="machine care">Prepare</Trans>;
  if (what === 'refill') return <Trans context="machine care">Refilled</Trans>;
  return careName(what);
}
