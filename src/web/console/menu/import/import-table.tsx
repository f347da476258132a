import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#ui/kit/badge.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { flavourLabel } from '#ui/play/drink/flavours.ts';
import { Table } from '#ui/kit/tables/table.tsx';
import {
  choose,
  isConflict,
  keepBoth,
  keyOf,
  strongest,
  type Choices,
  type Preview,
  type PreviewRow,
} from './import-choices.ts';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { ImportNotes } from './import-notes.tsx';
import { usePlaceWords } from '../recipes/use-place-words.ts';
import { useStrengthWords } from '#ui/play/drink/strength-badge.tsx';
import styles from './files-tab.module.css';

interface Props {
  /** Those of this page. */
  rows: readonly PreviewRow[];
  files: Preview['files'];
  /** Keys of rows that their spreadsheet hides. */
  hidden: ReadonlySet<string>;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

export function ImportTable({ rows, files, hidden, choices, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Table caption={t`Drinks to import`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Drink</Trans>
          </th>
          <th scope="col">
            <Trans>What happens</Trans>
          </th>
          <th scope="col" data-number>
            <Trans>ABV</Trans>
          </th>
          <th scope="col">
            <Trans>Flavour</Trans>
          </th>
          <th scope="col">
            <Trans>To check</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ImportTableRow
            key={keyOf(row)}
            row={row}
            files={files}
            hidden={hidden}
            choices={choices}
            onChange={onChange}
          />
        ))}
      </tbody>
    </Table>
  );
}

function ImportTableRow({ row, files, hidden, choices, onChange }: Omit<Props, 'rows'> & { row: PreviewRow }) {
  const { t, i18n } = useLingui();
  const listOf = useListOf();
  const place = usePlaceWords(files);
  const isChosen = choices.chosen.has(keyOf(row));
  const strengthOf = useStrengthWords();
  const tastes = strongest(row).map(({ property, value }) => `${flavourLabel(i18n, property)} ${i18n.number(value)}`);
  return (
    <tr data-off={!isChosen || undefined}>
      <th scope="row" data-title>
        <label className={styles.drink}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => onChange(choose(choices, [row], event.target.checked))}
          />
          <DrinkPicture drawing={row.drawing} size={48} title="" />
          <span className={styles.words}>
            <span className={styles.name}>{row.name}</span>
            <span className={styles.small}>{place(row)}</span>
          </span>
        </label>
      </th>
      <td data-label={t`What happens`}>
        <Happens row={row} choices={choices} onChange={onChange} />
      </td>
      <td data-label={t`ABV`} data-number>
        {strengthOf(row)}
      </td>
      <td data-label={t`Flavour`} className={styles.small}>
        {listOf(tastes) || '–'}
      </td>
      <td data-label={t`To check`} className={styles.notes}>
        <ImportNotes row={row} place={place} isHidden={hidden.has(keyOf(row))} />
      </td>
    </tr>
  );
}

function Happens({ row, choices, onChange }: Pick<Props, 'choices' | 'onChange'> & { row: PreviewRow }) {
  const { t } = useLingui();
  const { name, match } = row;
  const isBeside = choices.beside.has(keyOf(row));
  if (row.happens === 'unchanged')
    return choices.chosen.has(keyOf(row)) ? (
      <Badge tone="good">
        <Trans>One more of it</Trans>
      </Badge>
    ) : (
      <Badge>
        <Trans>Unchanged</Trans>
      </Badge>
    );
  if (!isConflict(row) || !match)
    return (
      <Badge tone="good">
        <Trans>New</Trans>
      </Badge>
    );
  return (
    <span className={styles.happens}>
      {isBeside ? (
        <Badge tone="good">
          <Trans>New</Trans>
        </Badge>
      ) : (
        <Badge tone="waiting">
          {match.name === name ? <Trans>Replaces</Trans> : <Trans>Replaces {match.name}</Trans>}
        </Badge>
      )}
      <Chip chosen={isBeside} onToggle={() => onChange(keepBoth(choices, [row], !isBeside))}>
        <span aria-hidden="true">
          <Trans>Keep both</Trans>
        </span>
        <span className={styles.hidden}>{t`Keep both ${name}`}</span>
      </Chip>
    </span>
  );
}
