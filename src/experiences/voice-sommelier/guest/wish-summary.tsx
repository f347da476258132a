import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Chip } from '#ui/kit/chip.tsx';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { askBarFor, nearestInstead, onlySugaredOf, unsureOf, WATER } from '../words.ts';
import type { Wishes } from '../wishes.ts';
import { missingOnMenu, onlySugared, setByBar } from '../unserved.ts';
import { chipsOf } from './wish-list.ts';
import styles from './sommelier.module.css';

interface Props {
  wishes: Wishes;
  recipes: readonly GuestRecipe[];
  onChange: () => void;
}

/** The wishes the drink was found by, and the way back to rephrase. */
export function WishSummary({ wishes, recipes, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [missing, sugared, forBar] = [missingOnMenu(wishes), onlySugared(wishes), setByBar(wishes)];
  const notes = [
    ...(missing.length > 0 ? [nearestInstead(missing)] : []),
    ...(sugared.length > 0 ? [onlySugaredOf(sugared)] : []),
    ...(forBar.length > 0 ? [askBarFor(forBar)] : []),
  ];
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  return (
    <div className={styles.summary}>
      <ul role="list" tabIndex={0} className={styles.summaryList} aria-label={t`What you asked for`}>
        {chipsOf(wishes, recipes).map(({ key, axis, text }) => (
          <li key={key}>
            <Chip icon={axis && <FlavourIcon property={axis} size={18} />}>
              <span lang={lang}>{inLanguage(text, i18n.locale)}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note.en} className={styles.hint} lang={lang}>
          {inLanguage(note, i18n.locale)}
        </p>
      ))}
      {wishes.unsure.length > 0 && (
        <p role="alert" className={styles.allergy} lang={lang}>
          {inLanguage(unsureOf(wishes.unsure), i18n.locale)}
        </p>
      )}
      {wishes.isDrunk && (
        <p className={styles.allergy} lang={lang}>
          {inLanguage(WATER, i18n.locale)}
        </p>
      )}
      <button type="button" className={styles.rephrase} onClick={onChange}>
        <Trans>Say it differently</Trans>
      </button>
    </div>
  );
}
