import { useRef, useState, type DragEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { TextAreaField } from '#ui/kit/fields/text-field.tsx';
import type { ChosenFile } from './import-choices.ts';
import styles from './files-tab.module.css';

interface Props {
  isBusy: boolean;
  onFiles: (files: ChosenFile[]) => void;
}

/** Files chosen or dropped, or a text pasted. What kind they are shows when they are read. */
export function FileChooser({ isBusy, onFiles }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');

  const take = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0 || isBusy) return;
    onFiles(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
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
          <Trans>Drop files here: JSON or CSV from Sipwell, or JSON from Bar Assistant or TheCocktailDB.</Trans>
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept=".json,.csv,.txt,application/json,text/csv,text/plain"
          aria-label={t`Files with drinks`}
          className={styles.file}
          tabIndex={-1}
          onChange={(event) => void take(event.target.files)}
        />
        <Button kind="main" busy={isBusy} onClick={() => input.current?.click()}>
          <Trans>Choose files</Trans>
        </Button>
      </div>
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
