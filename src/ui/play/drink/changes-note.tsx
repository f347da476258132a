import { Trans } from '@lingui/react/macro';
import type { Change } from '#domain/order/changes.ts';
import { TranslatedName } from './translated-name.tsx';
import styles from './changes-note.module.css';

/** What a drink is made without tonight, or with something else; nothing if it is as ever. */
export function ChangesNote({ changes = [] }: { changes?: readonly Change[] | undefined }) {
  if (changes.length === 0) return null;
  return (
    <ul role="list" className={styles.changes}>
      {changes.map(({ without, by }) => (
        <li key={without.name}>
          {by ? (
            <Trans>
              Tonight with <TranslatedName of={by} /> instead of <TranslatedName of={without} />
            </Trans>
          ) : (
            <Trans>
              Tonight without <TranslatedName of={without} />
            </Trans>
          )}
        </li>
      ))}
    </ul>
  );
}
