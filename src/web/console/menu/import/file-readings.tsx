import { Trans, useLingui } from '@lingui/react/macro';
import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { SHEET_ROLES } from '#domain/menu-import/sheet-columns.ts';
import { ENCODINGS, UNREADABLE, type Encoding } from '#domain/text/encoding.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import {
  inEncoding,
  rolesWith,
  type ChosenFile,
  type Preview,
  type SheetRole,
  type SheetTable,
} from './import-choices.ts';
import { useListOf } from '#ui/kit/use-list-of.ts';
import styles from './files-tab.module.css';

const ENCODING_WORDS: Record<Encoding, MessageDescriptor> = {
  'utf-8': msg`Unicode (UTF-8)`,
  'utf-16le': msg`Unicode (UTF-16)`,
  'utf-16be': msg`Unicode (UTF-16, big-endian)`,
  big5: msg`Traditional Chinese (Big5)`,
  gb18030: msg`Simplified Chinese (GB18030)`,
  'windows-1252': msg`Western (Windows-1252)`,
};

const ROLE_WORDS: Record<SheetRole, MessageDescriptor> = {
  name: msg`Name`,
  'name-zh': msg`Chinese name`,
  ingredients: msg`Ingredients`,
  amount: msg`Amount`,
  unit: msg`Unit`,
  glass: msg`Glass`,
  garnish: msg`Garnish`,
  method: msg`Method`,
  description: msg`Description`,
  abv: msg`ABV`,
  allergens: msg`Allergens`,
  ignored: msg`Left out`,
};

interface Props {
  files: readonly ChosenFile[];
  read: Preview['files'];
  /** Reads the files again, one of them otherwise. */
  onChange: (files: ChosenFile[]) => void;
}

/** How the files were understood, where that is not certain: their encoding, and the columns of a sheet. */
export function FileReadings({ files, read, onChange }: Props) {
  const { t, i18n } = useLingui();
  const listOf = useListOf();
  return files.map((file, i) => {
    const { name, source, text, workbook } = file;
    const hiddenRows = workbook?.hidden.rows.length ?? 0;
    const otherSheets = workbook && listOf(workbook.otherSheets);
    const table = read[i]?.table;
    const put = (next: ChosenFile) => onChange(files.with(i, next));
    return (
      <div key={i} className={styles.reading}>
        {source && (source.encoding !== 'utf-8' || text.includes(UNREADABLE)) && (
          <SelectField
            label={t`Encoding of ${name}`}
            hint={t`Choose another if the names below look wrong.`}
            value={source.encoding}
            options={ENCODINGS.map((value) => ({ value, label: i18n._(ENCODING_WORDS[value]) }))}
            onChange={(encoding) => put(inEncoding(file, encoding as Encoding))}
          />
        )}
        {otherSheets && (
          <p>
            <Trans>
              Of {name} the first sheet is read, not {otherSheets}.
            </Trans>
          </p>
        )}
        {hiddenRows > 0 && (
          <p>
            {plural(hiddenRows, {
              one: '# row that the spreadsheet hides is read as well. A drink that begins in it is not chosen below.',
              other:
                '# rows that the spreadsheet hides are read as well. Drinks that begin in them are not chosen below.',
            })}
          </p>
        )}
        {table && (
          <SheetColumns
            name={name}
            table={table}
            hidden={workbook?.hidden.columns ?? []}
            onChange={(columns) => put({ ...file, columns })}
          />
        )}
      </div>
    );
  });
}

interface SheetProps {
  name: string;
  table: SheetTable;
  /** Columns that the spreadsheet does not show, from 0. */
  hidden: readonly number[];
  onChange: (columns: SheetRole[]) => void;
}

function SheetColumns({ name, table: { columns, sample }, hidden, onChange }: SheetProps) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`What the columns of ${name} hold`} showCaption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Column</Trans>
          </th>
          <th scope="col">
            <Trans>Holds</Trans>
          </th>
          <th scope="col">
            <Trans>For example</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ heading, role }, at) => {
          const place = at + 1;
          const title = heading || t`Column ${place}`;
          return (
            <tr key={at}>
              <th scope="row" data-title>
                {title}{' '}
                {hidden.includes(at) && (
                  <span className={styles.small}>
                    <Trans>Hidden in the spreadsheet.</Trans>
                  </span>
                )}
              </th>
              <td data-label={t`Holds`}>
                <SelectField
                  label={<VisuallyHidden>{t`What ${title} holds`}</VisuallyHidden>}
                  value={role}
                  options={SHEET_ROLES.map((value) => ({ value, label: i18n._(ROLE_WORDS[value]) }))}
                  onChange={(next) => onChange(rolesWith(columns, at, next as SheetRole))}
                />
              </td>
              <td data-label={t`For example`} className={styles.small}>
                {sample.map((row) => row[at]).find((cell) => cell) ?? '–'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
