import { useEffect, useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { keepingGlass } from '#ui/play/keeping-glass.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { whenIdle } from '#ui/kit/when-idle.ts';
import type { SommelierSettings } from '../rules.ts';
import { LISTENING, unsureOf } from '../words.ts';
import { canPour, hasWishes } from '../wishes.ts';
import type { Wishes } from '../wishes.ts';
import { HearingNote } from './hearing-note.tsx';
import { HoldToTalk } from './hold-to-talk.tsx';
import { prepareToHear } from './interpreter.ts';
import type { SpokenLanguage } from './recognition.ts';
import { SayBar } from './say-bar.tsx';
import type { Talk } from './talk.ts';
import { SpokenLanguageChoice } from './spoken-language-choice.tsx';
import { UnheardNote } from './unheard-note.tsx';
import type { Ear } from './use-ear.ts';
import { useHearing } from './use-hearing.ts';
import type { Voice } from './use-voice.ts';
import { WishChips } from './wish-chips.tsx';
import { drawingOf, levelOf } from './wish-drawing.ts';
import { chipsOf } from './wish-list.ts';
import styles from './sommelier.module.css';

interface Props {
  talk: Talk;
  settings: SommelierSettings;
  recipes: readonly GuestRecipe[];
  voice: Voice;
  ear: Ear;
  onChange: (wishes: Wishes) => void;
  onPour: () => void;
}

/** One glass that fills with the wishes, which fall through it into a row of chips. */
export function TalkStep({ talk, settings, recipes, voice, ear, onChange, onPour }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const heading = useFreshHeading();
  const [language, setLanguage] = useState<SpokenLanguage>(i18n.locale === 'zh-HK' ? 'zh-HK' : 'en');
  const hearing = useHearing({ language, maxMs: settings.maxSeconds * 1000, onHeard: ear.say });
  const { unheard, hasFailed } = ear;
  useEffect(() => whenIdle(() => void prepareToHear([language]).catch(() => undefined)), [language]);
  const { wishes, reply } = talk;
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const words = (text: BilingualText) => inLanguage(text, i18n.locale);
  const answer = reply.map(words).join(lang === 'en' ? ' ' : '');
  // More than three lines of a phone.
  const isLong = answer.length > 80;
  const start = () => {
    voice.say('listening', [LISTENING]);
    hearing.start();
  };
  return (
    <section className={styles.talk} aria-labelledby={id}>
      <div className={styles.words}>
        <h1
          ref={heading}
          tabIndex={-1}
          id={id}
          lang={lang}
          className={reply.length > 0 ? styles.said : styles.greeting}
        >
          {words(settings.greeting)}
        </h1>
        <p role="status" className={styles.reply} data-long={isLong || undefined}>
          {hearing.isListening ? (
            <span className={styles.caption}>{hearing.caption || <span lang={lang}>{words(LISTENING)}</span>}</span>
          ) : unheard.length > 0 && !hasFailed ? (
            <span className={styles.caption}>{unheard.join(' ')}</span>
          ) : (
            <span key={talk.turn} lang={lang}>
              {answer}
            </span>
          )}
        </p>
      </div>
      <div className={styles.bar} data-listening={hearing.isListening || undefined}>
        <span className={styles.waves} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <div className={styles.glass} data-glass>
          <DrinkPicture
            drawing={drawingOf(wishes)}
            level={levelOf(chipsOf(wishes, recipes).length)}
            title=""
            animated={hearing.isListening}
          />
        </div>
      </div>
      <WishChips wishes={wishes} recipes={recipes} onChange={onChange} />
      <div className={`${styles.allergy} ${styles.told}`}>
        {wishes.unsure.length > 0 && <p lang={lang}>{words(unsureOf(wishes.unsure))}</p>}
        {wishes.isAllergic && (
          <p>
            <Trans>Please tell the bar about the allergy too: glasses and tools meet every drink.</Trans>
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <HearingNote hearing={hearing} />
        <UnheardNote ear={ear} />
        <SayBar phrases={settings.phrases} onSay={ear.say} />
        <div className={styles.last}>
          {hearing.canListen && (
            <>
              <SpokenLanguageChoice language={language} onChange={setLanguage} />
              <HoldToTalk hearing={{ ...hearing, start }} seconds={settings.maxSeconds} isNamed={!hasWishes(wishes)} />
            </>
          )}
          {canPour(wishes, talk.isSorry) && (
            <Button
              kind="main"
              size="big"
              onClick={() => keepingGlass(onPour)}
              disabled={unheard.length > 0}
              className={styles.pour}
            >
              <Trans>Show my drink</Trans>
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
