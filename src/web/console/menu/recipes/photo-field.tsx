import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import type { FieldsProps } from './fields.ts';
import { shrinkPhoto } from '#web/console/kit/shrink-photo.ts';
import styles from './recipe-editor.module.css';

const TYPES = 'image/png,image/jpeg,image/webp';

/** A photo instead of the drawing. It is the drink's when the drink is saved. */
export function PhotoField({ shopId, draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'> & { shopId: string }) {
  const { t } = useLingui();
  const add = useSend('POST /v1/admin/shops/:shopId/photos');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isShrinking, setShrinking] = useState(false);
  const { imageUrl } = draft;
  const isBusy = isShrinking || add.isPending;

  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setProblem(undefined);
    setShrinking(true);
    try {
      const body = await shrinkPhoto(file);
      onChange({ imageUrl: (await add.mutateAsync({ params: { shopId }, body })).imageUrl });
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
    <FoldingSection
      heading="h3"
      title={<Trans>Photo</Trans>}
      summary={imageUrl === '' ? t`None: guests see the drawing` : t`A photo of your own`}
      className={styles.group}
    >
      <p className={styles.help}>
        <Trans>Guests see it instead of the drawing. PNG, JPEG or WebP; it is made small for phones.</Trans>
      </p>
      <div className={styles.photo}>
        <ImageWithFallback
          src={imageUrl}
          alt={t`Photo of the drink`}
          className={styles.photoPicture}
          width={160}
          height={160}
          fallback={
            imageUrl !== '' && (
              <p className={styles.help}>
                <Trans>This photo does not load.</Trans>
              </p>
            )
          }
        />
        <input
          ref={input}
          type="file"
          accept={TYPES}
          aria-label={t`Photo file`}
          className={styles.file}
          tabIndex={-1}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          {imageUrl === '' ? <Trans>Choose a photo</Trans> : <Trans>Choose another photo</Trans>}
        </Button>
        {imageUrl !== '' && (
          <Button kind="danger" onClick={() => onChange({ imageUrl: '' })}>
            <Trans>Remove the photo</Trans>
          </Button>
        )}
      </div>
      <StatusLine text={problem} tone="bad" />
    </FoldingSection>
  );
}
