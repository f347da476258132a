import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { VoiceProfile } from '#contract/menu/voice-profiles.ts';
import { CUE_GROUPS, VOICE_CUES } from '#domain/kiosk/voice-cues.ts';
import { BackLink } from '#web/console/kit/back-link.tsx';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { InlineEdit } from '#ui/kit/fields/inline-edit.tsx';
import { errorAt } from '#ui/kit/fields/sort-errors.ts';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { Coverage } from './coverage.tsx';
import { CuePlayer } from './cue-player.tsx';
import { CueRow } from './cue-row.tsx';
import { titleOf, useGroupNames } from './cue-words.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { usePlayer } from './use-player.ts';
import { asRecording, isTooBig, useVoice } from './use-voice.ts';
import styles from './voice.module.css';

interface Props {
  profileId: string;
  /** Where all voices are. */
  back: string;
  /** Whether one that every shop uses may be changed. */
  isAdmin: boolean;
}

/** One voice: its name, how much of it is recorded, and every cue. */
export function VoiceEditor({ profileId, back, isAdmin }: Props) {
  const { t } = useLingui();
  const voice = useVoice(profileId);
  const { query } = voice;
  return (
    <div className={styles.page}>
      <BackLink to={back}>
        <Trans>All voices</Trans>
      </BackLink>
      {query.isPending && <Skeleton height="64px" lines={6} />}
      {query.isLoadingError && query.error.status === 404 && (
        <EmptyState title={t`Voice not found`} text={<Trans>It may have been deleted meanwhile.</Trans>} />
      )}
      {query.isLoadingError && query.error.status !== 404 && (
        <ErrorState text={t`Failed to load this voice.`} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && (
        <Editor profile={query.data} voice={voice} isLocked={query.data.shop_id === null && !isAdmin} />
      )}
    </div>
  );
}

interface EditorProps {
  profile: VoiceProfile;
  voice: ReturnType<typeof useVoice>;
  isLocked: boolean;
}

function Editor({ profile, voice, isLocked }: EditorProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const player = usePlayer();
  const groupNames = useGroupNames();
  const [recording, setRecording] = useState<string>();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  /** Another one takes the place of a name field that is to close. */
  const [nameField, setNameField] = useState(0);
  const { cues, recordings } = profile;
  const { naming } = voice;
  const { theirs } = naming;
  const missing = VOICE_CUES.map(({ name }) => name).filter((name) => !Object.hasOwn(cues, name));
  const own = Object.keys(cues).filter((name) => !VOICE_CUES.some((cue) => cue.name === name));

  const fail = (failure: unknown) => {
    const reason = failure instanceof Error ? failure.message : '';
    setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    return false;
  };
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
      setSaid({ text: done, tone: 'good' });
      return true;
    } catch (failure) {
      return fail(failure);
    }
  };
  const rename = async (onto?: VoiceProfile): Promise<boolean | string> => {
    try {
      if (!(await naming.save(onto))) return false;
    } catch (failure) {
      const wrong = errorAt(failure, 'name');
      if (wrong === undefined) return fail(failure);
      setSaid(undefined);
      return wrong;
    }
    setSaid({ text: t`Renamed.`, tone: 'good' });
    return true;
  };
  const closeNameField = () => setNameField((before) => before + 1);
  const upload = async (cue: string, chosen: File) => {
    player.stop();
    const title = titleOf(cue);
    if (isTooBig(chosen)) return setSaid({ text: t`A recording has at most 2 MiB.`, tone: 'bad' });
    await attempt(() => voice.saveCue(cue, asRecording(chosen)), t`${title} is recorded.`);
  };
  const remove = async (cue: string) => {
    player.stop();
    const title = titleOf(cue);
    const isSure = await confirm({
      title: t`Delete this recording?`,
      text: t`${title} is no longer heard; guests read it instead.`,
      action: t`Delete`,
      danger: true,
    });
    if (isSure) await attempt(() => voice.removeCue(cue), t`The recording is deleted.`);
  };
  const begin = (cue: string | undefined) => {
    player.stop();
    setSaid(undefined);
    setRecording(cue);
  };
  const following = (cue: string) => {
    const place = VOICE_CUES.findIndex(({ name }) => name === cue);
    const others = missing.filter((name) => name !== cue);
    return others.find((name) => VOICE_CUES.findIndex((one) => one.name === name) > place) ?? others[0];
  };

  const groups = [
    ...CUE_GROUPS.map((group) => ({
      group,
      names: VOICE_CUES.filter((cue) => cue.group === group).map(({ name }) => name),
    })),
    { group: 'other' as const, names: own },
  ].filter(({ names }) => names.length > 0);
  const name = profile.name;
  return (
    <>
      <div className={styles.head}>
        {isLocked ? (
          <h2>{name}</h2>
        ) : (
          <InlineEdit
            key={nameField}
            value={name}
            label={t`Name of the voice`}
            lang=""
            maxLength={60}
            onDraft={(text) => (text === undefined ? naming.discard() : naming.change(() => text))}
            onSave={() => rename()}
          >
            <h2>{name}</h2>
          </InlineEdit>
        )}
        {profile.shop_id === null && (
          <Badge tone="info">
            <Trans>For every shop</Trans>
          </Badge>
        )}
        {!isLocked && missing.length > 0 && (
          <Button kind="main" onClick={() => begin(missing[0])}>
            <Trans>Record what is missing</Trans>
          </Button>
        )}
      </div>
      <Coverage cues={cues} />
      <p className={styles.help}>
        <Trans>
          Say it your way: the words are a suggestion. A recording lasts 8 seconds at most. Where one is missing, guests
          read the words and their phone vibrates.
        </Trans>
      </p>
      <div className={styles.said}>
        <StatusLine
          text={player.hasFailed ? t`This browser cannot play it.` : said?.text}
          tone={player.hasFailed ? 'bad' : (said?.tone ?? 'good')}
        />
      </div>
      {groups.map(({ group, names }) => (
        <section key={group} aria-labelledby={`cues-${group}`} className={styles.group}>
          <h3 id={`cues-${group}`}>{groupNames[group]}</h3>
          <ul role="list" className={styles.cues}>
            {names.map((cue) => (
              <CueRow
                key={cue}
                name={cue}
                durationMs={recordings[cue]?.durationMs}
                isLocked={isLocked}
                isPlaying={player.playing === cue}
                onPlay={() => player.toggle(cue, cues[cue] ?? '')}
                onRecord={() => begin(cue)}
                onFile={(file) => void upload(cue, file)}
                onDelete={() => void remove(cue)}
              />
            ))}
          </ul>
        </section>
      ))}
      {theirs && (
        <ConflictDialog
          title={t`Somebody else renamed this voice meanwhile`}
          intro={<Trans>Nothing of yours is saved yet. This differs:</Trans>}
          differences={[{ key: 'name', label: t`Name of the voice`, theirs: theirs.name, mine: naming.draft }]}
          isSaving={naming.isSaving}
          onKeepEditing={naming.keepEditing}
          onTakeTheirs={() => {
            naming.takeTheirs();
            closeNameField();
          }}
          onSaveMine={() => void rename(theirs).then((isSaved) => isSaved === true && closeNameField())}
        />
      )}
      <CuePlayer {...player.audio} />
      {recording !== undefined && (
        <RecordDialog
          cue={recording}
          next={following(recording)}
          isSaving={voice.isSaving}
          onKeep={async (cue, take) => {
            const title = titleOf(cue);
            await voice.saveCue(cue, take);
            setSaid({ text: t`${title} is recorded.`, tone: 'good' });
          }}
          onNext={setRecording}
          onClose={() => setRecording(undefined)}
        />
      )}
    </>
  );
}
