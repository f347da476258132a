import { useMemo, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { chipsOf } from '../guest/wish-list.ts';
import { answersTo } from '../answers/answers.ts';
import { interpret } from '../hearing/interpret.ts';
import type { HouseWord } from '../rules.ts';
import styles from './sommelier-admin.module.css';

interface Props {
  shopId: string;
  lexicon: readonly HouseWord[];
}

/** Try out a sentence: how the sommelier understands it with the drafted settings. */
export function TryIt({ shopId, lexicon }: Props) {
  const { t, i18n } = useLingui();
  const [sentence, setSentence] = useState('');
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const recipes = useMemo(() => menu.data?.recipes ?? [], [menu.data]);
  const wishes = useMemo(
    () => interpret(sentence, BOTH, lexicon, recipes, undefined, undefined, answersTo),
    [sentence, lexicon, recipes],
  );
  const chips = chipsOf(wishes, recipes);
  const unknown = [...wishes.unlisted, ...wishes.unknown];
  return (
    <Card aria-labelledby="sommelier-try" className={styles.card}>
      <h2 id="sommelier-try">
        <Trans>Try its ear</Trans>
      </h2>
      <TextField
        label={t`A guest says`}
        value={sentence}
        onChange={setSentence}
        maxLength={200}
        hint={t`English, Cantonese or both in one sentence. Words it does not know can be taught below.`}
      />
      <div role="status" className={styles.heard}>
        {sentence.trim() !== '' && chips.length + wishes.unclear.length === 0 && <p>{t`Nothing understood yet.`}</p>}
        {chips.map(({ key, text, axis }) => (
          <Chip key={key} icon={axis && <FlavourIcon property={axis} size={18} />}>
            <span lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}>{inLanguage(text, i18n.locale)}</span>
          </Chip>
        ))}
        {wishes.unclear.map((words) => (
          <span key={words} className={styles.unknown}>{t`Asks about the alcohol first: “${words}”`}</span>
        ))}
        {unknown.map((words) => (
          <span key={words} className={styles.unknown}>{t`Not understood: “${words}”`}</span>
        ))}
      </div>
    </Card>
  );
}
