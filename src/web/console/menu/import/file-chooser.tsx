import { useRef, useState, type DragEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { TextAreaField } from '#ui/kit/fields/text-area-field.tsx';
import type { ChosenFile } from './import-choices.ts';
import { readChosenFile, type Unreadable } from './read-chosen-file.ts';
import { SheetExamples } from './sheet-examples.tsx';
import styles from './files-tab.module.css';

interface Props {
  isBusy: boolean;
  onFiles: (files: ChosenFile[]) => void;
  /** Why one of the files could not be opened, in words. */
  onUnreadable: (reason: string) => void;
}

/** Files chosen or dropped, or a text pasted. What kind they are shows when they are read. */
export function FileChooser({ isBusy, onFiles, onUnreadable }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');

  const take = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0 || isBusy) return;
    const read = await Promise.all(files.map(readChosenFile));
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    const at = read.findIndex((one) => typeof one === 'string');
    if (at >= 0) return onUnreadable(unreadable(files[at]?.name ?? '', read[at] as Unreadable));
    return onFiles(read.filter((one) => typeof one !== 'string'));
  };
  const unreadable = (name: string, why: Unreadable): string => {
    switch (why) {
      case 'too-big':
        return t`${name} is larger than 24 MB.`;
      case 'old-excel':
        return t`${name} is of an old Excel, or has a password: save it as .xlsx or CSV.`;
      case 'no-workbook':
        return t`${name} cannot be opened as an Excel workbook: save it as CSV.`;
    }
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files);
    },
  };

  return (
    <>
      <div className={styles.drop} data-over={isOver || undefined} {...drop}>
        <FilesMark />
        <p>
          <Trans>Drop files here: JSON or CSV from Sipwell, or JSON from Bar Assistant or TheCocktailDB.</Trans>{' '}
          <Trans>Or an Excel or CSV sheet of your own.</Trans>
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept=".json,.csv,.tsv,.txt,.xlsx,application/json,text/csv,text/plain"
          aria-label={t`Files with drinks`}
          className={styles.file}
          tabIndex={-1}
          onChange={(event) => void take(event.target.files)}
        />
        <Button kind="main" busy={isBusy} onClick={() => input.current?.click()}>
          <Trans>Choose files</Trans>
        </Button>
      </div>
      <SheetExamples />
      <details className={styles.paste}>
        <summary>
          <Trans>Paste a text instead</Trans>
        </summary>
        <TextAreaField
          label={t`Drinks as text`}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={setText}
          className={styles.pasted}
        />
        <Button
          busy={isBusy}
          disabled={text.trim() === ''}
          onClick={() => isBusy || onFiles([{ name: t`Pasted text`, text }])}
        >
          <Trans>Look at it</Trans>
        </Button>
      </details>
      <p className={styles.help}>
        <Trans>Nothing is written before you have seen what would happen.</Trans>
      </p>
    </>
  );
}

const FilesMark = () => (
  <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" className={styles.mark}>
    <path
      d="M14 6h12l7 7v25H14zM26 6v7h7M23.500 33v-12m-4.500 4.500 4.500-4.500 4.500 4.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
