import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '#ui/kit/tables/table.tsx';
import type { Preview } from './import-choices.ts';
import { usePlaceWords } from '../recipes/use-place-words.ts';
import { SheetExamples } from './sheet-examples.tsx';
import styles from './files-tab.module.css';

/** What could not be read, by the row that a spreadsheet shows or the drink's number in the list. */
export function ImportProblems({ files, errors }: Pick<Preview, 'files' | 'errors'>) {
  const { t } = useLingui();
  const place = usePlaceWords(files);
  return (
    <div className={styles.problems}>
      <Table caption={t`What cannot be imported`} showCaption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Where</Trans>
            </th>
            <th scope="col">
              <Trans>Drink</Trans>
            </th>
            <th scope="col">
              <Trans>What is wrong</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error, i) => (
            <tr key={i}>
              <th scope="row" data-title>
                {place(error)}
              </th>
              <td data-label={t`Drink`}>{error.name ?? '–'}</td>
              <td data-label={t`What is wrong`} className={styles.message}>
                {error.message}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {files.some(({ format, table }) => format === null || table) && <SheetExamples />}
    </div>
  );
}
