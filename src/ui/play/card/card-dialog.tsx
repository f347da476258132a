import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { useGuestName } from '../guest-name.ts';
import type { CardOffer, CardStand } from '../card-offer/card-offer.ts';
import type { CardArt } from './card-art.ts';
import { CardDrawing } from './card-drawing.tsx';
import { cardWords, spoken } from './card-words.ts';
import { useCardPicture } from './use-card-picture.ts';
import styles from './card.module.css';

export interface CardDialogProps {
  art: CardArt;
  offer: CardOffer;
  stand: CardStand;
  onClose: () => void;
}

/** A preview of the card, what may stand on it, and the ways to keep it. Source: docs/behaviour/cards.md. */
export function CardDialog({ art, offer, stand, onClose }: CardDialogProps) {
  const { t, i18n } = useLingui();
  const menu = useMenuText();
  const known = useGuestName().name;
  const told = (offer.guestName ?? known).trim();
  // Orders without a name are stored under this word.
  const name = stand.isShared || told === 'Guest' ? '' : told;
  const [isNamed, setNamed] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [today] = useState(() => new Date());
  const drawing = useRef<SVGSVGElement>(null);

  const guestName = isNamed && name !== '' ? name : undefined;
  const words = cardWords(i18n, { offer, menu, shopName: stand.shopName, today, guestName });
  const stacks = art.texts(words);
  const said = spoken(stacks);
  const picture = useCardPicture({ drawing, stacks, lang: words.lang, of: `${words.lang} ${said}` });

  const file = picture.blob && new File([picture.blob], `${art.name}.png`, { type: 'image/png' });
  const canShare = file !== undefined && canShareFiles([file]);
  const save = () => {
    if (!file) return;
    saveFile(file.name, file);
    setSaved(true);
  };
  const share = async () => {
    if (!file) return;
    try {
      await navigator.share({ files: [file] });
    } catch (failure) {
      // Closing the share sheet is not a failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) save();
    }
  };
  return (
    <Dialog
      open
      guest
      onClose={onClose}
      title={<Trans>A card to keep</Trans>}
      className={styles.dialog}
      footer={
        stand.isShared || picture.hasFailed ? undefined : (
          <>
            <Button kind={canShare ? 'plain' : 'main'} disabled={!file} onClick={save}>
              <Trans>Save picture</Trans>
            </Button>
            {canShare && (
              <Button kind="main" onClick={() => void share()}>
                <Trans>Share the card</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      <CardDrawing ref={drawing} art={art} recipe={offer.recipe} logoGradient={stand.logoGradient} />
      {picture.hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>
            <Trans>This phone could not draw the card. This is what it says:</Trans>
          </p>
          <p lang={words.lang}>{said}</p>
        </div>
      ) : (
        <div className={styles.preview} aria-busy={picture.address === undefined}>
          {picture.address !== undefined && (
            <img src={picture.address} alt={t`Card: ${said}`} width="1080" height="1350" className={styles.card} />
          )}
        </div>
      )}
      {name !== '' && !picture.hasFailed && (
        <SwitchField
          label={<Trans>Put my name on it ({name})</Trans>}
          checked={isNamed}
          onChange={(checked) => {
            setNamed(checked);
            setSaved(false);
          }}
        />
      )}
      {stand.isShared && !picture.hasFailed && (
        <p className={styles.hint}>
          <Trans>Take a photo of it with your own phone. Nothing is kept on this screen.</Trans>
        </p>
      )}
      <p role="status" className={styles.said}>
        {isSaved && <Trans>The picture is saved.</Trans>}
        {!isSaved && !stand.isShared && !picture.hasFailed && <Trans>Made on this phone. Nothing is uploaded.</Trans>}
      </p>
    </Dialog>
  );
}

const canShareFiles = (files: File[]): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files });
