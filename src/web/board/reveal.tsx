import { translated } from '#domain/text/translated.ts';
import { Sticker } from '#experiences/toy-kiosk/guest/sticker.tsx';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import type { ReadyOrder, Revealed, ToldCapsule } from './board-state.ts';
import { WORDS } from './board-words.ts';
import { Both } from '#web/shell/screen/both.tsx';
import { movedAs } from './moved-as.ts';
import styles from './board.module.css';

/** What has just happened, large. */
export const Reveal = ({ revealed }: { revealed: Revealed }) =>
  'order' in revealed ? <RevealedDrink order={revealed.order} /> : <RevealedCapsule capsule={revealed.capsule} />;

function RevealedDrink({ order: { displayId, name, drink } }: { order: ReadyOrder }) {
  return (
    <div role="status" className={styles.reveal} style={movedAs(displayId)}>
      {drink && (
        <span className={styles.revealedGlass}>
          <DrinkPicture drawing={drink.drawing} title="" animated />
        </span>
      )}
      <div className={styles.revealedWords}>
        <p className={styles.revealedReady}>
          <Both text={WORDS.ready} />
        </p>
        <p className={styles.revealedNumber}>{displayId}</p>
        {name !== null && <p className={styles.revealedName}>{name}</p>}
        {drink && <DrinkNames {...drink} />}
      </div>
    </div>
  );
}

const RevealedCapsule = ({ capsule: { name, series } }: { capsule: ToldCapsule }) => (
  <div role="status" className={styles.reveal} data-of="capsule">
    <span className={styles.revealedSticker}>
      <Sticker series={series} />
    </span>
    <div className={styles.revealedWords}>
      <p className={styles.revealedReady}>
        <Both text={WORDS.rare} />
      </p>
      <p className={styles.revealedSeries}>
        <Both text={series.name} />
      </p>
      {name !== null && <p className={styles.revealedName}>{name}</p>}
    </div>
  </div>
);

function DrinkNames({ name, name_translations }: Pick<NonNullable<ReadyOrder['drink']>, 'name' | 'name_translations'>) {
  const [english, chinese] = (['en', 'zh-HK'] as const).map((code) => translated(name, name_translations, code));
  return (
    <p className={styles.revealedDrink}>
      <span lang={english?.lang}>{english?.text}</span>
      {chinese?.text !== english?.text && <span lang={chinese?.lang}>{chinese?.text}</span>}
    </p>
  );
}
