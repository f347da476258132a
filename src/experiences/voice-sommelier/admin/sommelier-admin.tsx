import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/kit/card.tsx';
import { EVERYWHERE_BELOW, FoldsBelow } from '#ui/kit/fold/folds-below.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import { SliderField } from '#ui/kit/fields/slider-field.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import { FollowUpCards } from './follow-up-cards.tsx';
import { HouseWords } from './house-words.tsx';
import { PhraseList } from './phrase-list.tsx';
import { TryIt } from './try-it.tsx';
import styles from './sommelier-admin.module.css';

/** Admin page of the sommelier: its words, phrases and questions. */
export default function SommelierAdmin({ instance, shop, onDraft }: AdminProps) {
  const { t } = useLingui();
  const draft = useSettings({ instance, pack: PACK, onDraft });
  const { settings, change } = draft;
  const hasEmptyTaste = settings.lexicon.some(({ words }) => words.en.length + words['zh-HK'].length === 0);
  return (
    <SettingsForm
      draft={draft}
      pack={PACK}
      problems={hasEmptyTaste ? [t`A taste of the house words has no word yet.`] : []}
    >
      <Card aria-labelledby="sommelier-greeting" className={styles.card}>
        <h2 id="sommelier-greeting">
          <Trans>The welcome</Trans>
        </h2>
        <BilingualField
          label={t`Greeting`}
          path="greeting"
          value={settings.greeting}
          onChange={(greeting) => change({ greeting })}
          maxLength={140}
        />
        <SwitchField
          label={t`Answers out loud from the start`}
          checked={settings.speakReplies}
          onChange={(speakReplies) => change({ speakReplies })}
          hint={t`Guests can always turn it on or off. Every answer stands on the screen as well.`}
        />
        <SliderField
          label={t`Longest listening`}
          value={settings.maxSeconds}
          min={3}
          max={8}
          step={1}
          valueText={t`${settings.maxSeconds} seconds`}
          onChange={(maxSeconds) => change({ maxSeconds })}
        />
      </Card>
      <TryIt shopId={shop.shop_id} lexicon={settings.lexicon} />
      <FoldsBelow value={EVERYWHERE_BELOW}>
        <PhraseList phrases={settings.phrases} lexicon={settings.lexicon} onChange={(phrases) => change({ phrases })} />
        <HouseWords lexicon={settings.lexicon} onChange={(lexicon) => change({ lexicon })} />
        <FollowUpCards followUps={settings.followUps} onChange={(followUps) => change({ followUps })} />
      </FoldsBelow>
    </SettingsForm>
  );
}
