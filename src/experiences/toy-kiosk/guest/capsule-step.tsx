import type { CSSProperties, ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { AllergyMark } from '#ui/play/allergens/allergy-warning.tsx';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { keepingGlass } from '#ui/play/keeping-glass.ts';
import { sound } from '#ui/play/sound/sound.ts';
import { StrengthBadge } from '#ui/play/drink/strength-badge.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import type { Series } from '../rules.ts';
import { Arcade } from './arcade.tsx';
import { CapsulePicture } from './capsule-picture.tsx';
import { Sticker } from './sticker.tsx';
import type { Drawn } from './use-machine.ts';
import styles from './capsule.module.css';

interface Props {
  capsule: Drawn;
  isOpen: boolean;
  /** All capsules drawn for this drink. */
  capsules: readonly Drawn[];
  series: readonly Series[];
  collected: readonly string[];
  turnsLeft: number;
  drinkIn: (capsule: Drawn) => GuestRecipe | undefined;
  onOpen: () => void;
  onShow: (capsule: Drawn) => void;
  onTake: () => void;
  onTurnAgain: () => void;
  /** Below an opened capsule. */
  children?: ReactNode;
}

export function CapsuleStep(props: Props) {
  const { capsule, series } = props;
  const own = series.find(({ id }) => id === capsule.seriesId) ?? series[0]!;
  return props.isOpen ? <Opened {...props} own={own} /> : <Closed own={own} onOpen={props.onOpen} />;
}

const CRACK_MS = [12, 40, 30];

/** The drawn capsule, still closed. */
function Closed({ own, onOpen }: { own: Series; onOpen: () => void }) {
  const heading = useFreshHeading();
  const open = () => {
    sound('crack', CRACK_MS);
    onOpen();
  };
  return (
    <GuestStep labelledBy="capsule-title" className={styles.step}>
      <h1 ref={heading} tabIndex={-1} id="capsule-title" className={styles.title}>
        <Trans>It’s yours. What’s inside?</Trans>
      </h1>
      <button type="button" className={styles.shut} data-scene="arcade" onClick={open}>
        <Arcade />
        <span className={styles.spotlight} />
        <span className={styles.ball}>
          <CapsulePicture colour={own.colour} />
        </span>
        <span className={styles.open}>
          <Trans>Open the capsule</Trans>
        </span>
      </button>
    </GuestStep>
  );
}

function Opened(props: Props & { own: Series }) {
  const { capsule, capsules, own, series, collected, turnsLeft, drinkIn, onShow, onTake, onTurnAgain, children } =
    props;
  const { i18n } = useLingui();
  const { nameOf } = useMenuText();
  const heading = useFreshHeading();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const drink = drinkIn(capsule);
  const name = drink && nameOf(drink);
  const found = series.filter(({ id }) => collected.includes(id)).length;
  const all = series.length;
  return (
    <GuestStep
      labelledBy="capsule-title"
      className={`${styles.step} ${styles.opened}`}
      actions={
        <>
          <Button kind="main" size="big" onClick={() => keepingGlass(onTake)}>
            <Trans>I’ll take this one</Trans>
          </Button>
          {turnsLeft > 0 && (
            <Button size="big" onClick={onTurnAgain}>
              <Plural value={turnsLeft} one="Turn again (# free turn)" other="Turn again (# free turns)" />
            </Button>
          )}
        </>
      }
    >
      <div className={styles.reveal} style={{ '--capsule': own.colour } as CSSProperties}>
        <span className={styles.rays} />
        <span className={styles.halves}>
          <CapsulePicture colour={own.colour} isOpen />
        </span>
        {drink && (
          <span className={styles.drink} data-glass>
            <DrinkImage recipe={drink} decorative animated />
          </span>
        )}
        <span className={styles.sticker}>
          <Sticker series={own} />
        </span>
      </div>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} id="capsule-title" className={styles.title} lang={lang}>
          {inLanguage(own.name, i18n.locale)}
        </h1>
        <p className={styles.line} lang={lang}>
          {inLanguage(own.line, i18n.locale)}
        </p>
        <p className={styles.inside}>
          {drink && name ? (
            <>
              <span lang={name.lang} className={styles.drinkName}>
                {name.text}
              </span>
              <StrengthBadge recipe={drink} />
              <AllergyMark recipe={drink} />
            </>
          ) : (
            <Trans>Its drink has just left the menu. Take it, and you get the one nearest to it.</Trans>
          )}
        </p>
      </div>
      {capsules.length > 1 && (
        <Hand capsules={capsules} shown={capsule} series={series} drinkIn={drinkIn} onShow={onShow} />
      )}
      {children}
      <p className={styles.collection}>
        <span className={styles.stickers} aria-hidden="true">
          {series.map((each) => (
            <span key={each.id} data-found={collected.includes(each.id) || undefined}>
              <Sticker series={each} />
            </span>
          ))}
        </span>
        <Trans>
          Stickers: {found} of {all}
        </Trans>
      </p>
    </GuestStep>
  );
}

interface HandProps {
  capsules: readonly Drawn[];
  shown: Drawn;
  series: readonly Series[];
  drinkIn: (capsule: Drawn) => GuestRecipe | undefined;
  onShow: (capsule: Drawn) => void;
}

/** Choice between the capsules. */
function Hand({ capsules, shown, series, drinkIn, onShow }: HandProps) {
  const { t, i18n } = useLingui();
  const { nameOf } = useMenuText();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  return (
    <ul role="list" className={styles.hand} aria-label={t`Your capsules`}>
      {capsules.map((each) => {
        const own = series.find(({ id }) => id === each.seriesId) ?? series[0]!;
        const drink = drinkIn(each);
        const name = drink && nameOf(drink);
        return (
          <li key={each.id}>
            <button type="button" aria-pressed={each.id === shown.id} onClick={() => onShow(each)}>
              <span className={styles.handBall}>
                <CapsulePicture colour={own.colour} />
              </span>
              <span>
                <span lang={lang} className={styles.handSeries}>
                  {inLanguage(own.name, i18n.locale)}
                </span>
                {name && <span lang={name.lang}>{name.text}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
