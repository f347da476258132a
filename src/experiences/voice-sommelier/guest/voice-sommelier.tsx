import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/bilingual.ts';
import { MatchedResult } from '#ui/result/matched-result.tsx';
import type { GuestProps } from '../../experience.ts';
import { withPack } from '../../with-pack.ts';
import PACK from '../content.ts';
import { drinkNames } from '../drink-names.ts';
import { createSommelierParser, outcomeOf } from '../rules.ts';
import { NOTHING_HEARD, POURING } from '../words.ts';
import { hasWishes, wishesOf } from '../wishes.ts';
import { QuestionStep } from './question-step.tsx';
import { TALK_START, talk } from './talk.ts';
import { TalkStep } from './talk-step.tsx';
import { useEar } from './use-ear.ts';
import { useVoice } from './use-voice.ts';
import { chipsOf } from './wish-list.ts';
import { WishSummary } from './wish-summary.tsx';

/** A bartender who listens. */
export default function VoiceSommelier({ instance, recipes, placeOrder }: GuestProps) {
  const { i18n } = useLingui();
  const saved = instance.config?.experience;
  const settings = useMemo(() => withPack(PACK, saved), [saved]);
  const [state, dispatch] = useReducer(talk, TALK_START);
  const voice = useVoice(i18n.locale, settings.speakReplies, instance.config?.voiceProfileId);
  const { followUps } = settings;

  const ear = useEar((sentence, lexicons) => {
    const now = wishesOf(createSommelierParser(lexicons, settings.lexicon, drinkNames(recipes))(sentence));
    dispatch({ type: 'heard', now, said: chipsOf(now, recipes).map(({ text }) => text) });
  });
  const speak = useEffectEvent(() => {
    if (state.step === 'question' && state.question) return voice.say('reply', [state.question.text]);
    if (state.step === 'result') return voice.say('result', [POURING]);
    if (state.turn === 0) return voice.say('greet', [settings.greeting]);
    voice.say(state.isSorry ? 'sorry' : 'reply', state.isSorry ? [NOTHING_HEARD] : state.reply);
  });
  useEffect(() => speak(), [state.turn, state.step, state.question, voice.isOn]);

  switch (state.step) {
    case 'talk':
      return (
        <TalkStep
          talk={state}
          settings={settings}
          recipes={recipes}
          voice={voice}
          ear={ear}
          onChange={(wishes) => dispatch({ type: 'changed', wishes })}
          onPour={() => hasWishes(state.wishes) && dispatch({ type: 'pour', followUps })}
        />
      );
    case 'question':
      return (
        <QuestionStep
          key={state.question!.id}
          question={state.question!}
          wishes={state.wishes}
          onAnswer={(side) => dispatch({ type: 'answered', side, followUps })}
          onBack={() => dispatch({ type: 'back' })}
        />
      );
    case 'result':
      return (
        <MatchedResult
          heading={<span lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}>{inLanguage(POURING, i18n.locale)}</span>}
          outcome={outcomeOf(state.wishes, recipes)}
          recipes={recipes}
          placeOrder={placeOrder}
          onStartOver={() => dispatch({ type: 'start-over' })}
        >
          <WishSummary wishes={state.wishes} recipes={recipes} onChange={() => dispatch({ type: 'back' })} />
        </MatchedResult>
      );
  }
}
