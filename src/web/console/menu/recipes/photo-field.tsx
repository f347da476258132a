import { Trans, useLingui } from '@lingui/react/macro';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { PhotoPicker } from '#ui/settings/photo-picker.tsx';
import type { FieldsProps } from './fields.ts';
import styles from './recipe-editor.module.css';

/** A photo instead of the drawing. It is the drink's when the drink is saved. */
export function PhotoField({ shopId, draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'> & { shopId: string }) {
  const { t } = useLingui();
  const { imageUrl } = draft;
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
      <PhotoPicker
        shopId={shopId}
        imageUrl={imageUrl}
        alt={t`Photo of the drink`}
        fileLabel={t`Photo file`}
        size={160}
        onChange={(next) => onChange({ imageUrl: next })}
      />
    </FoldingSection>
  );
}
