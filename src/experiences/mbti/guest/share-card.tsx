import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import type { TypeCode, TypeText } from '../rules.ts';
import { drawCard } from './draw-card.ts';
import { canShareFiles, copyText, saveFile } from './hand-over.ts';
import styles from './card.module.css';

type Said = 'saved' | 'copied' | 'not-drawn' | 'not-copied';

/**
 * Ways to share the card: the phone's share sheet if there is one, a picture, a line of text. It never has the guest's
 * name.
 */
export function ShareCard({ type, text }: { type: TypeCode; text: TypeText }) {
  const { t, i18n } = useLingui();
  const [said, setSaid] = useState<Said>();
  const title = inLanguage(text.title, i18n.locale);
  const line = inLanguage(text.line, i18n.locale);
  const fun = t`16-type inspired, just for fun.`;
  const words = `${type} · ${title}\n${line}\n${fun}`;

  const picture = async () => {
    const blob = await drawCard({ type, title, line, fun, locale: i18n.locale });
    return blob && new File([blob], `${type.toLowerCase()}.png`, { type: 'image/png' });
  };
  const share = async () => {
    const file = await picture();
    try {
      await navigator.share(file && canShareFiles([file]) ? { files: [file] } : { text: words });
    } catch (failure) {
      // Closing the share sheet is not a failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy();
    }
  };
  const save = async () => {
    const file = await picture();
    if (file) saveFile(file);
    setSaid(file ? 'saved' : 'not-drawn');
  };
  const copy = async () => setSaid((await copyText(words)) ? 'copied' : 'not-copied');

  return (
    <div className={styles.share}>
      {'share' in navigator && (
        <Button onClick={() => void share()}>
          <Trans>Share the card</Trans>
        </Button>
      )}
      <Button onClick={() => void save()}>
        <Trans>Save picture</Trans>
      </Button>
      <Button onClick={() => void copy()}>
        <Trans>Copy text</Trans>
      </Button>
      <p role="status" className={styles.said}>
        {said === 'saved' && <Trans>The picture is saved.</Trans>}
        {said === 'copied' && <Trans>Copied</Trans>}
        {said === 'not-drawn' && <Trans>This phone could not draw the picture. Take a screenshot instead.</Trans>}
        {said === 'not-copied' && <Trans>Could not copy. Take a screenshot instead.</Trans>}
      </p>
    </div>
  );
}
