import { Trans, useLingui } from '@lingui/react/macro';
import type { PreviewRow } from './import-choices.ts';
import styles from './files-tab.module.css';

/** Further apart than this, a person should look at the amounts. % by volume. */
const FAR_APART = 3;

interface Props {
  row: PreviewRow;
  place: (place: { file: number; row: number }) => string;
}

/** What is not certain about a drink that was read. */
export function ImportNotes({ row, place }: Props) {
  const { i18n } = useLingui();
  const { guessed, unknown, notes, recordedAbv, sameAs } = row;
  const list = (names: readonly string[]) => names.join(', ');
  const isFarApart = recordedAbv !== null && Math.abs(recordedAbv - row.ABV) > FAR_APART;
  const [kinds, strangers, first] = [list(guessed), list(unknown), sameAs && place(sameAs)];
  const recorded = i18n.number((recordedAbv ?? 0) / 100, { style: 'percent', maximumFractionDigits: 1 });
  if (!isFarApart && !kinds && !strangers && !first && notes.length === 0) return '–';
  return (
    <ul className={styles.noteList}>
      {strangers && (
        <li data-strong>
          <Trans>Not known: {strangers}. Taken as without alcohol, allergens and taste.</Trans>
        </li>
      )}
      {kinds && (
        <li>
          <Trans>Only the kind is known: {kinds}.</Trans>
        </li>
      )}
      {isFarApart && (
        <li>
          <Trans>The file says {recorded} alcohol.</Trans>
        </li>
      )}
      {first && (
        <li>
          <Trans>The same drink as {first}.</Trans>
        </li>
      )}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
