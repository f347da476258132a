import { Trans, useLingui } from '@lingui/react/macro';
import { isCueName } from '#domain/kiosk/voice-cues.ts';
import { Card } from '#ui/kit/card.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { MatchSettings, useMatchProblems, useMatchSummary } from '#ui/settings/match-settings.tsx';
import type { AdminProps } from '../../experience.ts';
import { playedCalls } from '../call-sets.ts';
import PACK from '../content.ts';
import { CALLS } from '../rules.ts';
import type { FiveMuiSettings } from '../settings.ts';
import { CallCard } from './call-card.tsx';
import { CallsEditor } from './calls-editor.tsx';
import styles from './five-mui-admin.module.css';

/** Admin page of 猜枚: its rules, its calls, and the drink of each call. */
export default function FiveMuiAdmin({ instance, onDraft }: AdminProps) {
  const { t } = useLingui();
  const draft = useSettings<FiveMuiSettings>({ instance, pack: PACK, onDraft });
  const { settings, change } = draft;
  const { resultMap, calls, allowFouls, fixedCall } = settings;
  const matchProblems = useMatchProblems(settings);
  const matchSummary = useMatchSummary(settings);
  const silent = CALLS.filter((call) => Object.keys(resultMap[call].want).length === 0);
  const unnamed = CALLS.filter((call) => !isCueName(calls[call].cue));
  const problems = [
    ...matchProblems,
    ...unnamed.map((call) => t`The voice cue for ${call} has no proper name.`),
    ...silent.map((call) => t`The call ${call} tastes of nothing yet.`),
  ];
  const played = playedCalls(settings);
  const callsSummary = CALLS.map((call) => played[call].text['zh-HK']).join(' · ');
  return (
    <SettingsForm draft={draft} pack={PACK} problems={problems}>
      <FoldingSection isPlain title={<Trans>The match</Trans>} summary={matchSummary} className={styles.section}>
        <Card className={styles.card}>
          <BilingualField
            label={t`Name of the game`}
            path="label"
            value={settings.label}
            onChange={(label) => change({ label })}
            maxLength={30}
          />
          <SwitchField
            label={t`Offer impossible calls too`}
            hint={
              allowFouls
                ? t`All eleven calls are offered; one below the own fingers or more than five above never wins.`
                : t`Only the six calls that can come true are offered.`
            }
            checked={allowFouls}
            onChange={(next) => change({ allowFouls: next })}
          />
          <SwitchField
            label={t`Fixed calls (定枚)`}
            hint={t`A player’s first call stays the only one in that match, and the other may not use it.`}
            checked={fixedCall}
            onChange={(next) => change({ fixedCall: next })}
          />
          <MatchSettings value={settings} onChange={change} />
        </Card>
      </FoldingSection>
      <FoldingSection isPlain title={<Trans>What is called</Trans>} summary={callsSummary} className={styles.section}>
        <p className={styles.help}>
          <Trans>
            Guests who read English see the meaning below each call, and everybody sees the number. The kiosk’s voice
            says what was recorded for it: each number has its own cue.
          </Trans>
        </p>
        <Card className={styles.card}>
          <CallsEditor value={settings} onChange={change} />
        </Card>
      </FoldingSection>
      <section className={styles.section} aria-labelledby="results">
        <h2 id="results">
          <Trans>Which drink a call leads to</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            The winning call decides. Whoever lost picks one of the winner’s last three calls, and is never offered a
            stronger drink for it.
          </Trans>
        </p>
        <ul role="list" className={styles.results}>
          {CALLS.map((call) => (
            <CallCard
              key={call}
              call={call}
              text={played[call].text}
              result={resultMap[call]}
              onChange={(part) => change({ resultMap: { ...resultMap, [call]: { ...resultMap[call], ...part } } })}
            />
          ))}
        </ul>
      </section>
    </SettingsForm>
  );
}
