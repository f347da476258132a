import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { useGuestAllergies } from '#ui/play/allergens/guest-allergies.ts';
import { useGuestOrders } from '#ui/play/guest-orders.ts';
import { useSayPerson } from '#ui/play/guest-person.ts';
import { useKeptReducer, useKeptState } from '#ui/play/play-memory.ts';
import { explain } from '#domain/flavour/flavour-explanation.ts';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import type { GuestProps } from '../../experience.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import PACK from '../content.ts';
import { outcomeOf } from '../pour.ts';
import { answered } from '../rules.ts';
import type { FollowUpSide } from '../rules.ts';
import { CHECK, CHECK_ALCOHOL, CHECK_NO_ALCOHOL, EITHER, NOTHING_HEARD, POURING } from '../words.ts';
import { withHeard, withoutTakenBack } from '../declared-wishes.ts';
import { canPour, isLocked } from '../wishes.ts';
import { QuestionStep } from './question-step.tsx';
import { TALK_START, talk } from './talk.ts';
import { TalkStep } from './talk-step.tsx';
import { useEar } from './use-ear.ts';
import { useVoice } from './use-voice.ts';
import { heardEvent } from './heard-event.ts';
import { chipsOf, notedOf, type Noted } from './wish-list.ts';
import { WishSummary } from './wish-summary.tsx';
import styles from './sommelier.module.css';

/** A guest says or types wishes and gets a drink. */
export default function VoiceSommelier({ instance, recipes, placeOrder }: GuestProps) {
  const { i18n } = useLingui();
  const saved = instance.config?.experience;
  const settings = useMemo(() => mergeDefaultSettings(PACK, saved), [saved]);
  const [state, dispatch] = useKeptReducer('talk', talk, TALK_START);
  const voice = useVoice(i18n.locale, settings.speakReplies, instance.config?.voiceProfileId);
  const { followUps } = settings;
  const hasOrdered = useRef(false);
  /** Of this play: "surprise me" gives the next guest another drink. */
  const [luck, setLuck] = useKeptState('luck', () => Math.random());
  const { allergies, declare } = useGuestAllergies();

  const place: typeof placeOrder = async (...order) => {
    const placed = await placeOrder(...order);
    hasOrdered.current = true;
    return placed;
  };

  const { lastRecipeId } = useGuestOrders();
  const ear = useEar((interpret) => {
    const before = { ...state.wishes, avoid: [...new Set([...state.wishes.avoid, ...allergies.allergens])] };
    dispatch(heardEvent(interpret(settings.lexicon, recipes, lastRecipeId, before), recipes));
  });
  const speak = useEffectEvent(() => {
    if (state.step === 'check') return voice.say('reply', [CHECK]);
    if (state.step === 'question' && state.question) return voice.say('reply', [state.question.text]);
    if (state.step === 'result') return voice.say('result', [POURING]);
    if (state.turn === 0) return voice.say('greet', [settings.greeting]);
    voice.say(state.isSorry ? 'sorry' : 'reply', state.isSorry ? [NOTHING_HEARD] : state.reply);
  });
  useEffect(() => speak(), [state.turn, state.step, state.question, voice.isOn]);

  const tellAllergies = useEffectEvent(() => {
    const told = withHeard(allergies, state.wishes);
    if (told !== allergies) declare?.(told);
  });
  useEffect(() => tellAllergies(), [state.wishes.allergies, state.wishes.unlisted]);

  useSayPerson(isLocked(state.wishes));

  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const unclear = state.wishes.unclear.join(' ');
  switch (state.step) {
    case 'talk':
      return (
        <TalkStep
          talk={state}
          settings={settings}
          recipes={recipes}
          voice={voice}
          ear={ear}
          onChange={(wishes) => {
            const left = withoutTakenBack(allergies, state.wishes, wishes);
            if (left !== allergies) declare?.(left);
            dispatch({ type: 'changed', wishes });
          }}
          onPour={() => canPour(state.wishes, state.isSorry) && dispatch({ type: 'pour', followUps })}
        />
      );
    case 'check':
      return (
        <QuestionStep
          question={CHECK}
          sides={[
            {
              text: CHECK_NO_ALCOHOL,
              wishes: { ...state.wishes, noAlcohol: 'choice' },
              onChoose: () => dispatch({ type: 'checked', noAlcohol: true }),
            },
            {
              text: CHECK_ALCOHOL,
              wishes: { ...state.wishes, noAlcohol: undefined },
              onChoose: () => dispatch({ type: 'checked', noAlcohol: false }),
            },
          ]}
          onBack={() => dispatch({ type: 'back' })}
        >
          {unclear && (
            <p className={styles.hint}>
              <Trans>You said: “{unclear}”</Trans>
            </p>
          )}
        </QuestionStep>
      );
    case 'question': {
      const { text, a, b } = state.question!;
      const answer = (side?: FollowUpSide) => dispatch({ type: 'answered', side, followUps });
      return (
        <QuestionStep
          key={state.question!.id}
          question={text}
          sides={[
            { text: a.text, wishes: answered(state.wishes, a), onChoose: () => answer(a) },
            { text: b.text, wishes: answered(state.wishes, b), onChoose: () => answer(b) },
          ]}
          onBack={() => dispatch({ type: 'back' })}
        >
          <button type="button" className={styles.either} lang={lang} onClick={() => answer()}>
            {inLanguage(EITHER, i18n.locale)}
          </button>
          <p className={styles.hint}>
            <Trans>Two questions at the most. I promise.</Trans>
          </p>
        </QuestionStep>
      );
    }
    case 'result':
      return (
        <MatchedResult
          heading={<span lang={lang}>{inLanguage(POURING, i18n.locale)}</span>}
          outcome={outcomeOf(state.wishes, recipes, luck)}
          // For guests who may not have alcohol the whole menu is without it too.
          recipes={isLocked(state.wishes) ? recipes.filter(isZeroProof) : recipes}
          placeOrder={place}
          onStartOver={() => {
            setLuck(Math.random());
            dispatch({ type: 'start-over', isNewPlay: hasOrdered.current });
          }}
          reasonsIn={explain}
          card={() => notedOf(chipsOf(state.wishes, recipes))}
        >
          <WishSummary wishes={state.wishes} recipes={recipes} onChange={() => dispatch({ type: 'back' })} />
        </MatchedResult>
      );
  }
}

export const artOf = (wishes: readonly Noted[]) => import('./card/note.tsx').then(({ noteOf }) => noteOf(wishes));
