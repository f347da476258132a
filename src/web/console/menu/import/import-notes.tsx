import { Trans, useLingui } from '@lingui/react/macro';
import { useListOf } from '#ui/kit/use-list-of.ts';
import type { PreviewRow } from './import-choices.ts';
import styles from './files-tab.module.css';

/** Further apart than this, a person should look at the amounts. % by volume. */
const FAR_APART = 3;

interface Props {
  row: PreviewRow;
  place: (place: { file: number; row: number }) => string;
  /** Its spreadsheet does not show it. */
  isHidden: boolean;
}

/** What is not certain about a drink that was read. */
export function ImportNotes({ row, place, isHidden }: Props) {
  const { i18n } = useLingui();
  const { guessed, unknown, toCheck, notes, recordedAbv, sameAs } = row;
  const list = useListOf();
  const isFarApart = recordedAbv !== null && Math.abs(recordedAbv - row.ABV) > FAR_APART;
  const unsaid = list(toCheck);
  const [kinds, strangers, first] = [list(guessed), list(unknown), sameAs && place(sameAs)];
  const recorded = i18n.number((recordedAbv ?? 0) / 100, { style: 'percent', maximumFractionDigits: 1 });
  if (!isHidden && !isFarApart && !kinds && !strangers && !unsaid && !first && notes.length === 0) return '–';
  return (
    <ul className={styles.noteList}>
      {isHidden && (
        <li data-strong>
          <Trans>Hidden in the spreadsheet.</Trans>
        </li>
      )}
      {strangers && (
        <li data-strong>
          <Trans>Nothing is known of {strangers}: taken as without taste.</Trans>
        </li>
      )}
      {unsaid && (
        <li data-strong>
          <Trans>Strength not known: {unsaid}. Served as if it held alcohol, until you say.</Trans>
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
