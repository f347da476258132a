import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { readPhoto } from './read-photo.ts';
import styles from './scan.module.css';

export type PhotoSeen = { text: string } | 'nothing' | 'no-picture';

interface Props {
  onStart: () => void;
  onSeen: (seen: PhotoSeen) => void;
}

/** Reads the code from a photo, from the gallery or just taken; needs neither camera permission nor HTTPS. */
export function PhotoButton({ onStart, onSeen }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isLooking, setLooking] = useState(false);
  const scan = async (photo: File) => {
    onStart();
    setLooking(true);
    try {
      const text = await readPhoto(photo);
      onSeen(text === undefined ? 'nothing' : { text });
    } catch {
      onSeen('no-picture');
    } finally {
      setLooking(false);
    }
  };
  return (
    <>
      <Button className={styles.tool} busy={isLooking} onClick={() => !isLooking && input.current?.click()}>
        {!isLooking && (
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
            <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M16 9.5v.01" />
          </svg>
        )}
        <Trans>Use a photo</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`Photo of the code`}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          event.target.value = '';
          if (photo) void scan(photo);
        }}
      />
    </>
  );
}
