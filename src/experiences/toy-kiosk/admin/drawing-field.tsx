import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sticker } from '../guest/sticker.tsx';
import { STICKERS, type StickerDrawing } from '#domain/kiosk/sticker-drawings.ts';
import type { Series } from '../rules.ts';
import styles from './toy-admin.module.css';

interface Props {
  series: Series;
  onChange: (drawing: StickerDrawing) => void;
}

/** The drawing of its sticker, in the series' colour. */
export function DrawingField({ series, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const names: Record<StickerDrawing, string> = {
    citrus: t`Citrus`,
    ghost: t`Garden ghost`,
    candy: t`Candy`,
    dragon: t`Dragon`,
    lantern: t`Lantern`,
    golden: t`Golden egg`,
    wave: t`Wave`,
    moon: t`Moon`,
  };
  return (
    <fieldset className={styles.drawings}>
      <legend>
        <Trans>Sticker</Trans>
      </legend>
      {STICKERS.map((drawing) => (
        <label key={drawing} className={styles.drawing} title={names[drawing]}>
          <input
            type="radio"
            name={name}
            aria-label={names[drawing]}
            checked={series.drawing === drawing}
            onChange={() => onChange(drawing)}
          />
          <Sticker series={{ drawing, colour: series.colour, sticker: '' }} />
        </label>
      ))}
    </fieldset>
  );
}
