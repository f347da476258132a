import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/kit/card.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import type { InstanceValues } from './instance-values.ts';
import { PicturePreview } from './picture-preview.tsx';
import styles from './kiosk-admin.module.css';

interface Props {
  values: InstanceValues;
  /** What stands for the logo where it does not load, when no title is typed. */
  shopName: string;
  onChange: (part: Partial<InstanceValues>) => void;
  errors: Partial<Record<keyof InstanceValues, string | undefined>>;
}

export function AppearanceFields({ values, shopName, onChange, errors }: Props) {
  const { t } = useLingui();
  const title = values.titleText.trim() || shopName;
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
        <TextField
          label={t`Logo gradient`}
          path="appearance.logoGradient"
          value={values.logoGradient}
          onChange={(logoGradient) => onChange({ logoGradient })}
          placeholder="linear-gradient(90deg, #f2a33a, #ff6b57)"
          spellCheck={false}
          error={errors.logoGradient}
        />
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
      </div>
    </Card>
  );
}
