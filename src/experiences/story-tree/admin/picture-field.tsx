import { Trans, useLingui } from '@lingui/react/macro';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { FoldingRow } from '#ui/kit/fold/folding-row.tsx';
import { PictureChoices } from '#ui/settings/picture-choices.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { DrawnBackdrop } from '../guest/scenes/backdrops.tsx';
import styles from './story-admin.module.css';
import { BACKDROPS, type Backdrop } from '../rules.ts';

interface Picture {
  image: string;
  backdrop: Backdrop;
}

interface Props extends Picture {
  onChange: (part: Partial<Picture>) => void;
}

/** A drawn backdrop, or the address of the owner's own picture with that backdrop behind it. */
export function PictureField({ image, backdrop, onChange }: Props) {
  const { t } = useLingui();
  const names: Record<Backdrop, string> = {
    'tram-stop': t`Tram stop`,
    'upper-deck': t`Upper deck`,
    driver: t`Driver’s cab`,
    'neon-rain': t`Neon rain`,
    'night-market': t`Night market`,
    street: t`Street`,
    harbour: t`Harbour`,
    rooftop: t`Rooftop`,
    'neon-runner': t`A runner`,
    'window-dreamer': t`A dreamer`,
    'ember-walker': t`A walker`,
    'night-gardener': t`A gardener`,
  };
  const drawn = names[backdrop];
  return (
    <FoldingRow title={t`Picture: ${drawn}`} className={styles.picture}>
      <PictureChoices
        legend={<Trans>Picture</Trans>}
        ids={BACKDROPS}
        names={names}
        chosen={backdrop}
        onChoose={(next) => onChange({ backdrop: next })}
        renderPicture={(each) => <DrawnBackdrop backdrop={each} />}
      />
      <TextField
        label={t`Your own picture`}
        path="image"
        type="url"
        inputMode="url"
        value={image}
        onChange={(next) => onChange({ image: next })}
        placeholder="https://"
        maxLength={2000}
        error={!isFine(image) && t`A picture needs an address that starts with https://, http:// or /.`}
        hint={t`Optional. When it does not load, guests see the drawn one.`}
      />
    </FoldingRow>
  );
}

/** Empty, or an address that can only be used as a picture. */
export const isFine = (image: string): boolean => image.trim() === '' || isPictureAddress(image.trim());
