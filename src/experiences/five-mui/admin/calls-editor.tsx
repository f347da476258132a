import { Trans, useLingui } from '@lingui/react/macro';
import { isCueName } from '#domain/kiosk/voice-cues.ts';
import { FoldingRow } from '#ui/kit/fold/folding-row.tsx';
import { RadioList } from '#ui/kit/fields/radio-list.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { BothTexts } from '#ui/settings/both-texts.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { callsOf, playedCalls } from '../call-sets.ts';
import { CALLS, type Call } from '../rules.ts';
import { CALL_SETS, type CallSet, type FiveMuiSettings, type MuiCall } from '../settings.ts';
import styles from './five-mui-admin.module.css';

type Calls = Pick<FiveMuiSettings, 'callSet' | 'calls'>;

interface Props {
  value: Calls;
  onChange: (part: Partial<Calls>) => void;
}

/** The calls in use: one of the known sets, or the shop's own, which start as a copy of the set used before. */
export function CallsEditor({ value, onChange }: Props) {
  const { t } = useLingui();
  const { callSet, calls } = value;
  const words: Record<CallSet, [name: string, hint: string]> = {
    mandarin: [t`The common calls`, t`Heard in Mandarin and Cantonese; what a voice is asked to record.`],
    cantonese: [t`Nanning Cantonese`, t`Its own calls for 1 to 4 and 6, the common ones for the rest.`],
    taiwan: [t`Taiwan`, t`Its own calls for 1, 2 and 10, the common ones for the rest.`],
    custom: [t`Your own`, t`Write all eleven as your house calls them.`],
  };
  const choose = (next: CallSet) =>
    onChange({ callSet: next, calls: next === 'custom' ? begunFrom(value) : complete(calls) });
  return (
    <>
      <RadioList
        legend={<Trans>Calls</Trans>}
        value={callSet}
        onChange={choose}
        options={[...CALL_SETS]
          .sort(commonFirst)
          .map((value) => ({ value, label: words[value][0], hint: words[value][1] }))}
      />
      {callSet === 'custom' ? (
        <OwnCalls calls={calls} onChange={(next) => onChange({ calls: next })} />
      ) : (
        <HeardCalls calls={playedCalls(value)} />
      )}
    </>
  );
}

const commonFirst = (a: CallSet, b: CallSet) => Number(b === 'mandarin') - Number(a === 'mandarin');

/** Unedited calls follow the chosen set; edited ones are kept. */
function begunFrom({ callSet, calls }: Calls): FiveMuiSettings['calls'] {
  const isKnown = CALL_SETS.some((set) => set !== 'custom' && JSON.stringify(callsOf(set)) === JSON.stringify(calls));
  return isKnown && callSet !== 'custom' ? callsOf(callSet) : calls;
}

/** Problems in unused calls must not prevent saving. */
function complete(calls: FiveMuiSettings['calls']): FiveMuiSettings['calls'] {
  const common = callsOf('mandarin');
  const isWhole = ({ text, cue }: MuiCall) => text.en.trim() !== '' && text['zh-HK'].trim() !== '' && isCueName(cue);
  return Object.fromEntries(
    CALLS.map((call) => [call, isWhole(calls[call]) ? calls[call] : common[call]]),
  ) as FiveMuiSettings['calls'];
}

function HeardCalls({ calls }: { calls: Record<Call, MuiCall> }) {
  const { t } = useLingui();
  return (
    <ol role="list" className={styles.heard} aria-label={t`What is called`}>
      {CALLS.map((call) => (
        <li key={call}>
          <span className={styles.number}>{call}</span>
          <span lang="zh-Hant-HK" className={styles.chinese}>
            {calls[call].text['zh-HK']}
          </span>
          <span lang="en" className={styles.english}>
            {calls[call].text.en}
          </span>
        </li>
      ))}
    </ol>
  );
}

function OwnCalls({
  calls,
  onChange,
}: {
  calls: Record<Call, MuiCall>;
  onChange: (calls: Record<Call, MuiCall>) => void;
}) {
  const { t } = useLingui();
  return (
    <ol role="list" className={styles.own}>
      {CALLS.map((call) => {
        const set = (part: Partial<MuiCall>) => onChange({ ...calls, [call]: { ...calls[call], ...part } });
        return (
          <li key={call}>
            <FoldingRow
              title={
                <>
                  {call} · <BothTexts text={calls[call].text} />
                </>
              }
              className={styles.ownCall}
            >
              <span className={styles.number} aria-hidden="true">
                {call}
              </span>
              <BilingualField
                label={t`Call for ${call}`}
                path={`calls.${call}.text`}
                value={calls[call].text}
                onChange={(text) => set({ text })}
                maxLength={24}
              />
              <TextField
                label={t`Voice cue for ${call}`}
                path={`calls.${call}.cue`}
                value={calls[call].cue}
                onChange={(cue) => set({ cue })}
                maxLength={64}
                spellCheck={false}
                autoCapitalize="off"
                error={!isCueName(calls[call].cue) && t`Small letters, digits, _ and - only.`}
              />
            </FoldingRow>
          </li>
        );
      })}
    </ol>
  );
}
