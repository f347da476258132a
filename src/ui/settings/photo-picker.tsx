import { useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useFieldError } from '#ui/kit/fields/field-error.ts';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { shrinkPhoto } from './shrink-photo.ts';
import styles from './photo-picker.module.css';

const TYPES = 'image/png,image/jpeg,image/webp';

interface Props {
  shopId: string;
  /** The field's path in the request body, for the server's errors. */
  path?: string;
  /** Empty if there is none. */
  imageUrl: string;
  alt: string;
  /** Accessible name of the file's field. */
  fileLabel: string;
  /** Of the picture shown, square. Pixels. */
  size: number;
  onChange: (imageUrl: string) => void;
}

/** A photo of the owner's: it is sent at once, and used when what it belongs to is saved. */
export function PhotoPicker({ shopId, path, imageUrl, alt, fileLabel, size, onChange }: Props) {
  const { t } = useLingui();
  const add = useSend('POST /v1/admin/shops/:shopId/photos');
  const id = useId();
  const server = useFieldError(path, id);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isShrinking, setShrinking] = useState(false);
  const isBusy = isShrinking || add.isPending;

  const change = (next: string) => {
    server.clear();
    setProblem(undefined);
    onChange(next);
  };
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setProblem(undefined);
    if (!TYPES.split(',').includes(file.type)) return setProblem(t`A photo is a PNG, JPEG or WebP file.`);
    setShrinking(true);
    try {
      const body = await shrinkPhoto(file);
      change((await add.mutateAsync({ params: { shopId }, body })).imageUrl);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setProblem(t`The photo was not taken: ${reason}`);
    } finally {
      setShrinking(false);
      // The same file may be chosen again.
      if (input.current) input.current.value = '';
    }
  };

  return (
    <>
      <div className={styles.photo}>
        <ImageWithFallback
          src={imageUrl}
          alt={alt}
          className={styles.picture}
          width={size}
          height={size}
          fallback={
            imageUrl !== '' && (
              <p className={styles.lost}>
                <Trans>This photo does not load.</Trans>
              </p>
            )
          }
        />
        <input
          ref={input}
          type="file"
          accept={TYPES}
          aria-label={fileLabel}
          className={styles.file}
          tabIndex={-1}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <Button id={id} busy={isBusy} onClick={() => input.current?.click()}>
          {imageUrl === '' ? <Trans>Choose a photo</Trans> : <Trans>Choose another photo</Trans>}
        </Button>
        {imageUrl !== '' && (
          <Button kind="danger" onClick={() => change('')}>
            <Trans>Remove the photo</Trans>
          </Button>
        )}
      </div>
      <StatusLine text={problem ?? server.error} tone="bad" />
    </>
  );
}
