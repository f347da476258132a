import type { MachineDisplay } from '#contract/machines/display.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { Both } from '#web/shell/screen/both.tsx';
import { WORDS } from './display-words.ts';
import styles from './display.module.css';

/** What the machine makes: its number, and the drawn drink as full as it is. */
export function PouringNow({ pouring }: { pouring: NonNullable<MachineDisplay['pouring']> }) {
  const { displayId, state, drink } = pouring;
  const percent = Math.round(pouring.progress ?? 0);
  const chinese = drink?.name_translations['zh-HK'];
  return (
    <div className={styles.pouring}>
      {drink && (
        <div className={styles.drink}>
          <DrinkPicture drawing={drink.drawing} title="" level={percent / 100} animated={state === 'dispensing'} />
        </div>
      )}
      <div className={styles.pouringWords}>
        <p className={styles.doing}>
          <Both text={doingOf(state)} />
        </p>
        <p className={styles.number}>{displayId}</p>
        {drink && (
          <p className={styles.drinkName}>
            <span lang="en">{drink.name}</span>
            {chinese && <span lang="zh-Hant-HK">{chinese}</span>}
          </p>
        )}
        <progress
          className={styles.progress}
          max={100}
          value={percent}
          aria-label={`${WORDS.pouring.en} ${WORDS.pouring['zh-HK']} ${displayId}`}
        />
      </div>
    </div>
  );
}

function doingOf(state: NonNullable<MachineDisplay['pouring']>['state']): BilingualText {
  if (state === 'waiting_glass') return WORDS.putGlass;
  return state === 'dispensing' ? WORDS.pouring : WORDS.getsReady;
}
