import { useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CueWords, titleOf } from './cue-words.tsx';
import { Icon } from './icons.tsx';
import styles from './voice.module.css';

interface Props {
  name: string;
  /** Milliseconds; undefined while it is not recorded. */
  durationMs: number | undefined;
  /** One that every shop uses is an administrator's to change. */
  isLocked: boolean;
  isPlaying: boolean;
  onPlay: () => void;
  onRecord: () => void;
  onFile: (file: File) => void;
  onDelete: () => void;
}

export function CueRow({ name, durationMs, isLocked, isPlaying, onPlay, onRecord, onFile, onDelete }: Props) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const title = titleOf(name);
  const isRecorded = durationMs !== undefined;
  const seconds = i18n.number((durationMs ?? 0) / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <li className={styles.cue} data-recorded={isRecorded || undefined} aria-label={title}>
      {isRecorded ? (
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? t`Stop ${title}` : t`Play ${title}`}
          onClick={onPlay}
        >
          <Icon name={isPlaying ? 'stop' : 'play'} />
        </button>
      ) : (
        <span className={styles.notRecorded} aria-hidden="true" />
      )}
      <CueWords name={name} />
      <span className={styles.state}>{isRecorded ? <Trans>{seconds} s</Trans> : <Trans>Not recorded</Trans>}</span>
      {!isLocked && (
        <span className={styles.cueTools}>
          <Button onClick={onRecord} aria-label={isRecorded ? t`Record again: ${title}` : t`Record: ${title}`}>
            <span className={styles.dot}>
              <Icon name="record" />
            </span>
            {isRecorded ? <Trans>Again</Trans> : <Trans>Record</Trans>}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".webm,audio/webm"
            aria-label={t`File for ${title}`}
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) onFile(file);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <Button
            kind="quiet"
            title={t`Upload a file`}
            aria-label={t`Upload a file for ${title}`}
            onClick={() => input.current?.click()}
          >
            <Icon name="upload" />
          </Button>
          {isRecorded && (
            <Button kind="quiet" title={t`Delete`} aria-label={t`Delete ${title}`} onClick={onDelete}>
              <Icon name="delete" />
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
