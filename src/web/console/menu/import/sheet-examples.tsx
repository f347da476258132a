import { Trans, useLingui } from '@lingui/react/macro';
import { writeCsv } from '#domain/menu-import/csv.ts';
import { Button } from '#ui/kit/button.tsx';
import { saveTextFile } from '#web/console/kit/save-text-file.ts';
import styles from './files-tab.module.css';

/** A sheet to fill in, and one that is filled in, with headings the import knows. */
export function SheetExamples() {
  const { t } = useLingui();
  const headings = [t`Name`, t`Chinese name`, t`Ingredients`, t`Glass`, t`Garnish`, t`Method`];
  const drinks = [
    ['Gimlet', '琴蕾', t`50 ml gin, 20 ml lime juice, 15 ml sugar syrup`, t`Coupe`, t`Lime wheel`, t`Shake with ice`],
    [
      'Highball',
      '威士忌梳打',
      t`45 ml whisky, top with soda water`,
      t`Highball Glass`,
      t`Lemon peel`,
      t`Build over ice`,
    ],
  ];
  const save = (name: string, rows: string[][]) => saveTextFile(name, writeCsv(rows), 'text/csv');
  return (
    <p className={styles.help}>
      <Trans>A sheet of your own has a row for each drink: its name, and its ingredients with their amounts.</Trans>{' '}
      <span className={styles.buttons}>
        <Button kind="quiet" onClick={() => save('sipwell-template.csv', [headings])}>
          <Trans>Empty sheet</Trans>
        </Button>
        <Button kind="quiet" onClick={() => save('sipwell-example.csv', [headings, ...drinks])}>
          <Trans>Sheet with examples</Trans>
        </Button>
      </span>
    </p>
  );
}
