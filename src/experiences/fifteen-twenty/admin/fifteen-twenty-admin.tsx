import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { Card } from '#ui/kit/card.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import { MatchSettings, useMatchProblems, useMatchSummary } from '#ui/settings/match-settings.tsx';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import { CALLS } from '../rules.ts';
import type { FifteenTwentySettings } from '../settings.ts';
import { CallingRules } from './calling-rules.tsx';
import { SumCard } from './sum-card.tsx';
import styles from './fifteen-twenty-admin.module.css';

/** Admin page of 十五二十: its rules, its chant, and the drink of each sum. */
export default function FifteenTwentyAdmin({ instance, onDraft }: AdminProps) {
  const { t, i18n } = useLingui();
  const draft = useSettings<FifteenTwentySettings>({ instance, pack: PACK, onDraft });
  const { settings, change } = draft;
  const matchProblems = useMatchProblems(settings);
  const matchSummary = useMatchSummary(settings);
  const callsSummary = [settings.chant, ...CALLS.map((call) => settings.calls[call])]
    .map((text) => inLanguage(text, i18n.locale))
    .join(' · ');
  const silent = CALLS.filter((sum) => Object.keys(settings.resultMap[sum].want).length === 0);
  const problems = [...matchProblems, ...silent.map((sum) => t`The sum ${sum} tastes of nothing yet.`)];
  return (
    <SettingsForm draft={draft} pack={PACK} problems={problems}>
      <FoldingSection isPlain title={<Trans>The match</Trans>} summary={matchSummary} className={styles.section}>
        <Card className={styles.card}>
          <CallingRules rule={settings.rule} strictCalls={settings.strictCalls} onChange={change} />
          <MatchSettings value={settings} onChange={change} />
        </Card>
      </FoldingSection>
      <FoldingSection isPlain title={<Trans>What is shouted</Trans>} summary={callsSummary} className={styles.section}>
        <p className={styles.help}>
          <Trans>The chant falls on three beats: commas divide it. The digits are shown beside every call.</Trans>
        </p>
        <Card className={styles.card}>
          <BilingualField
            label={t`Chant`}
            path="chant"
            value={settings.chant}
            onChange={(chant) => change({ chant })}
            maxLength={60}
          />
          {CALLS.map((call) => (
            <BilingualField
              key={call}
              label={t`Call for ${call}`}
              path={`calls.${call}`}
              value={settings.calls[call]}
              onChange={(text) => change({ calls: { ...settings.calls, [call]: text } })}
              maxLength={16}
            />
          ))}
        </Card>
      </FoldingSection>
      <section className={styles.section} aria-labelledby="sums">
        <h2 id="sums">
          <Trans>Which drink a sum leads to</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            The last sum of the match decides. Mostly open hands add some fizz, mostly fists some herbs. Whoever loses
            is never offered a stronger drink.
          </Trans>
        </p>
        <ul role="list" className={styles.sums}>
          {CALLS.map((sum) => (
            <SumCard
              key={sum}
              sum={sum}
              result={settings.resultMap[sum]}
              onChange={(part) =>
                change({ resultMap: { ...settings.resultMap, [sum]: { ...settings.resultMap[sum], ...part } } })
              }
            />
          ))}
        </ul>
      </section>
    </SettingsForm>
  );
}
