import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { RECORDING_MAX_MS } from '#domain/kiosk/voice-cues.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { CuePlayer } from './cue-player.tsx';
import { CueWords } from './cue-words.tsx';
import { Icon } from './icons.tsx';
import { LevelMeter } from './level-meter.tsx';
import { useRecorderWords } from './recorder-words.ts';
import { usePlayer } from './use-player.ts';
import { useRecorder } from './use-recorder.ts';
import styles from './voice.module.css';

interface Props {
  /** Recording begins at once: it was asked for by a press. */
  cue: string;
  /** What may be recorded after this one, when anything is missing. */
  next: string | undefined;
  isSaving: boolean;
  /** Keeps the take. Rejects with the reason when that fails. */
  onKeep: (cue: string, recording: Blob) => Promise<unknown>;
  onNext: (cue: string) => void;
  onClose: () => void;
}

/** One cue at the microphone: say it, listen to it, keep it or say it again. */
export function RecordDialog({ cue, next, isSaving, onKeep, onNext, onClose }: Props) {
  const { t } = useLingui();
  const words = useRecorderWords();
  const player = usePlayer();
  const { take, start, reset } = useRecorder();
  const [problem, setProblem] = useState<string>();
  const begin = useEffectEvent(() => void start());
  useEffect(() => begin(), []);

  // The button that was pressed is gone with its step: the next step's takes its place.
  const booth = useRef<HTMLDivElement>(null);
  useEffect(() => booth.current?.querySelector<HTMLElement>('[data-booth]')?.focus(), [take.at]);

  const again = () => {
    player.stop();
    setProblem(undefined);
    void start();
  };
  const keep = async (recording: Blob, then: () => void) => {
    if (isSaving) return;
    player.stop();
    setProblem(undefined);
    try {
      await onKeep(cue, recording);
      then();
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setProblem(t`The recording was not kept: ${reason}`);
    }
  };
  const toNext = (name: string) => {
    reset();
    onNext(name);
  };

  return (
    <Dialog open onClose={onClose} title={t`Say this`}>
      <div className={styles.booth} ref={booth}>
        <CueWords name={cue} isLarge />
        {take.at === 'idle' && (
          <Button kind="main" size="big" onClick={again} data-booth>
            <Icon name="record" />
            <Trans>Record</Trans>
          </Button>
        )}
        {take.at === 'asking' && (
          <p role="status" className={styles.help}>
            <Trans>Waiting for the microphone. The browser may ask you to allow it.</Trans>
          </p>
        )}
        {take.at === 'recording' && (
          <>
            <LevelMeter analyser={take.analyser} />
            <Elapsed />
            <Button kind="main" size="big" onClick={take.stop} data-booth>
              <Icon name="stop" />
              <Trans>Stop</Trans>
            </Button>
          </>
        )}
        {take.at === 'done' && (
          <>
            <Button size="big" onClick={() => player.toggle('take', take.url)} data-booth>
              <Icon name={player.playing ? 'stop' : 'play'} />
              {player.playing ? <Trans>Stop</Trans> : <Trans>Listen</Trans>}
            </Button>
            <div className={styles.verdict}>
              <Button onClick={again} disabled={isSaving}>
                <Trans>Again</Trans>
              </Button>
              <Button kind={next ? 'plain' : 'main'} busy={isSaving} onClick={() => void keep(take.blob, onClose)}>
                <Trans>Keep</Trans>
              </Button>
              {next !== undefined && (
                <Button kind="main" busy={isSaving} onClick={() => void keep(take.blob, () => toNext(next))}>
                  <Trans>Keep, and the next</Trans>
                </Button>
              )}
            </div>
          </>
        )}
        {take.at === 'problem' && (
          <>
            <p role="alert" className={styles.problem}>
              {words[take.problem]}
            </p>
            <Button onClick={again} data-booth>
              <Trans>Try Again</Trans>
            </Button>
          </>
        )}
        <StatusLine text={problem ?? (player.hasFailed ? t`This browser cannot play it.` : undefined)} tone="bad" />
        <CuePlayer {...player.audio} />
      </div>
    </Dialog>
  );
}

/** How much of the time there is has passed. */
function Elapsed() {
  const { i18n } = useLingui();
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setMs(Math.min(RECORDING_MAX_MS, performance.now() - from)), 100);
    return () => clearInterval(timer);
  }, []);
  const passed = i18n.number(ms / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const all = RECORDING_MAX_MS / 1000;
  return (
    <p className={styles.elapsed}>
      <span className={styles.onAir} aria-hidden="true" />
      <Trans>
        Recording… {passed} of {all} s
      </Trans>
    </p>
  );
}
