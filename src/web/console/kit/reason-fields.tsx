import { useLingui } from '@lingui/react/macro';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './reason-fields.module.css';

const REASON_LENGTH = 200;

interface Props {
  value: BilingualText;
  onChange: (reason: BilingualText) => void;
  /** Where the reason is in what is sent, for the server's errors. */
  path?: string;
}

/** Why guests cannot order, in the bar's own words. */
export function ReasonFields({ value, onChange, path }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.pair}>
      <BothLanguages
        english={
          <TextField
            label={t`Reason, English`}
            path={path && `${path}.en`}
            lang="en"
            value={value.en}
            onChange={(en) => onChange({ ...value, en })}
            maxLength={REASON_LENGTH}
          />
        }
        chinese={
          <TextField
            label={t`Reason, Chinese`}
            path={path && `${path}.zh-HK`}
            lang="zh-Hant-HK"
            value={value['zh-HK']}
            onChange={(chinese) => onChange({ ...value, 'zh-HK': chinese })}
            maxLength={REASON_LENGTH}
          />
        }
      />
    </div>
  );
}
