import { Trans, useLingui } from '@lingui/react/macro';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { createSommelierParser } from '../hearing/sommelier-parser.ts';
import type { SommelierSettings } from '../rules.ts';
import { wishesOf } from '../hearing/sentence-wishes.ts';
import { hasWishes } from '../wishes.ts';
import { moved } from './moved.ts';
import styles from './sommelier-admin.module.css';

const MOST = 12;
type Phrases = SommelierSettings['phrases'];

interface Props {
  phrases: Phrases;
  lexicon: SommelierSettings['lexicon'];
  onChange: (phrases: Phrases) => void;
}

/** Phrases to tap. Marks phrases the sommelier itself does not understand. */
export function PhraseList({ phrases, lexicon, onChange }: Props) {
  const { t, i18n } = useLingui();
  const hear = createSommelierParser(BOTH, lexicon, {});
  const isUnderstood = (text: string) => text.trim() === '' || hasWishes(wishesOf(hear(text)));
  return (
    <FoldingSection
      title={<Trans>Phrases to tap</Trans>}
      summary={phrases.map(({ text }) => inLanguage(text, i18n.locale)).join(' · ')}
      className={styles.card}
    >
      <p className={styles.help}>
        <Trans>For guests who neither speak nor type. Each is heard as if it had been said.</Trans>
      </p>
      <ul role="list" className={styles.rows}>
        {phrases.map((phrase, at) => {
          const place = at + 1;
          return (
            <li key={phrase.id} className={`${styles.row} ${styles.inline}`}>
              <BilingualField
                label={t`Phrase ${place}`}
                path={`phrases.${at}.text`}
                value={phrase.text}
                onChange={(text) => onChange(phrases.map((each) => (each.id === phrase.id ? { ...each, text } : each)))}
                maxLength={60}
              />
              <span className={styles.rowEnd}>
                {!(isUnderstood(phrase.text.en) && isUnderstood(phrase.text['zh-HK'])) && (
                  <Badge tone="bad">
                    <Trans>Not understood</Trans>
                  </Badge>
                )}
                <OrderButtons
                  name={inLanguage(phrase.text, i18n.locale) || t`phrase ${place}`}
                  at={at}
                  count={phrases.length}
                  canRemove
                  onMove={(by) => onChange(moved(phrases, at, by))}
                  onRemove={() => onChange(phrases.filter(({ id }) => id !== phrase.id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        disabled={phrases.length >= MOST}
        onClick={() => onChange([...phrases, { id: newKey().slice(0, 40), text: { en: '', 'zh-HK': '' } }])}
      >
        <Trans>Add a phrase</Trans>
      </Button>
    </FoldingSection>
  );
}
