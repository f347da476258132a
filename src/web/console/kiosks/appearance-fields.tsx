import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/kit/card.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { SchemePicker } from '#web/console/kit/look/scheme-picker.tsx';
import { coloursOfGradient, gradientOf } from '#web/console/kit/look/schemes.ts';
import { UploadPicture } from '#web/console/kit/look/upload-picture.tsx';
import type { InstanceValues } from './instance-values.ts';
import { PicturePreview } from './picture-preview.tsx';
import styles from './kiosk-admin.module.css';

interface Props {
  shopId: string;
  values: InstanceValues;
  /** What stands for the logo where it does not load, when no title is typed. */
  shopName: string;
  onChange: (part: Partial<InstanceValues>) => void;
  errors: Partial<Record<keyof InstanceValues, string | undefined>>;
}

export function AppearanceFields({ shopId, values, shopName, onChange, errors }: Props) {
  const { t } = useLingui();
  const title = values.titleText.trim() || shopName;
  const gradient = values.logoGradient.trim();
  const colours = coloursOfGradient(gradient) ?? null;
  return (
    <Card className={styles.group} aria-labelledby="appearance">
      <h2 id="appearance">
        <Trans>Appearance</Trans>
      </h2>
      <div className={styles.fields}>
        <TextField
          label={t`Title`}
          path="appearance.titleText"
          value={values.titleText}
          onChange={(titleText) => onChange({ titleText })}
          maxLength={120}
          hint={t`What guests read first. Empty: the name of the shop.`}
        />
        <SchemePicker
          colours={colours}
          isOther={gradient !== '' && colours === null}
          onChange={(chosen) => onChange({ logoGradient: chosen ? gradientOf(chosen) : '' })}
          initial={String.fromCodePoint(title.codePointAt(0) ?? 83)}
        />
        <details className={styles.written} open={Boolean(errors.logoGradient) || (gradient !== '' && !colours)}>
          <summary>
            <Trans>More than two colours</Trans>
          </summary>
          <TextField
            label={t`Logo gradient`}
            path="appearance.logoGradient"
            value={values.logoGradient}
            onChange={(logoGradient) => onChange({ logoGradient })}
            placeholder="linear-gradient(90deg, #f2a33a, #ff6b57)"
            spellCheck={false}
            hint={t`As a web designer writes it, with up to eight colours.`}
            error={errors.logoGradient}
          />
        </details>
        <div className={styles.pictures}>
          <div className={styles.fields}>
            <TextField
              label={t`Logo address`}
              path="appearance.logoUrl"
              type="url"
              inputMode="url"
              value={values.logoUrl}
              onChange={(logoUrl) => onChange({ logoUrl })}
              placeholder="https://"
              error={errors.logoUrl}
            />
            <PicturePreview address={values.logoUrl.trim()} alt={title} instead={<span>{title}</span>} />
            <UploadPicture shopId={shopId} label={t`Logo file`} onTaken={(logoUrl) => onChange({ logoUrl })}>
              <Trans>Choose a logo</Trans>
            </UploadPicture>
          </div>
          <div className={styles.fields}>
            <TextField
              label={t`Background address`}
              path="appearance.backgroundUrl"
              type="url"
              inputMode="url"
              value={values.backgroundUrl}
              onChange={(backgroundUrl) => onChange({ backgroundUrl })}
              placeholder="https://"
              error={errors.backgroundUrl}
            />
            <PicturePreview address={values.backgroundUrl.trim()} alt="" instead={null} />
            <UploadPicture
              shopId={shopId}
              label={t`Background file`}
              onTaken={(backgroundUrl) => onChange({ backgroundUrl })}
            >
              <Trans>Choose a background</Trans>
            </UploadPicture>
          </div>
        </div>
      </div>
    </Card>
  );
}
