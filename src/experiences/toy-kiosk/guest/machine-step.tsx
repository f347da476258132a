import { useEffect, useRef, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState } from '#ui/kit/states.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import type { ToySettings } from '../rules.ts';
import { Arcade } from './arcade.tsx';
import { CapsulePicture } from './capsule-picture.tsx';
import { Dome } from './dome.tsx';
import { Knob } from './knob.tsx';
import { OddsPlate } from './odds-plate.tsx';
import type { Drawn, MachineControls } from './use-machine.ts';
import styles from './machine.module.css';

interface Props {
  settings: ToySettings;
  machine: MachineControls;
  /** The knob was turned: from now on this step announces what follows. */
  onTurn: () => void;
  onDrawn: (capsule: Drawn) => void;
  /** To the capsules already drawn; undefined while there are none. */
  onCapsules: (() => void) | undefined;
  onMenu: () => void;
}

/** Minimum duration of the tumbling drum, and duration of a capsule rolling out, as in the styles. Milliseconds. */
const TUMBLE_MS = 900;
const ROLL_MS = 900;

export function MachineStep({ settings, machine, onTurn, onDrawn, onCapsules, onMenu }: Props) {
  const { t } = useLingui();
  const heading = useFreshHeading();
  const [zeroProof, setZeroProof] = useState(false);
  const [phase, setPhase] = useState<'ready' | 'turning'>('ready');
  const [before, setBefore] = useState<MachineControls['state']>();
  const [rolling, setRolling] = useState<Drawn>();
  const [problem, setProblem] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const { hasFailed, reload } = machine;
  // While a capsule rolls out the odds shown are those of its turn.
  const state = before ?? machine.state;
  const odds = zeroProof ? state?.zeroProof : state?.any;
  const left = odds?.left ?? 0;
  const canSee = onCapsules !== undefined && (state?.capsules.length ?? 0) > 0;
  const canTurn = state !== undefined && left > 0 && state.turnsLeft > 0;

  const turn = async () => {
    if (phase === 'turning' || !canTurn) return;
    onTurn();
    setPhase('turning');
    setBefore(machine.state);
    setProblem(undefined);
    try {
      const [capsule] = await Promise.all([machine.turn(zeroProof), pause(TUMBLE_MS)]);
      if (!isHere.current) return;
      setRolling(capsule);
      await pause(ROLL_MS);
      if (isHere.current) onDrawn(capsule);
    } catch (failure) {
      if (!isHere.current) return;
      setPhase('ready');
      setBefore(undefined);
      const isRefused = failure instanceof Refusal && failure.status >= 400 && failure.status < 500;
      if (isRefused) reload();
      setProblem(
        isRefused
          ? t`The machine could not give a capsule: its drinks have changed. Look again, and turn once more.`
          : t`The machine does not answer. Turn again: nothing is lost, a capsule that was already yours comes out.`,
      );
    }
  };

  return (
    <section className={styles.step} aria-labelledby="machine-title" data-scene={hasFailed ? undefined : 'arcade'}>
      <header className={styles.intro}>
        <h1 ref={heading} tabIndex={-1} id="machine-title" className={styles.title}>
          <Trans>A drink in every capsule</Trans>
        </h1>
        <p className={styles.lede}>
          {state && left > 0 && (
            <Plural
              value={left}
              one="# capsule in the drum. It is yours."
              other="# capsules in the drum. One is yours."
            />
          )}
          {state &&
            left === 0 &&
            (zeroProof && (state.any?.left ?? 0) > 0 ? (
              <Trans>No drink without alcohol is left right now</Trans>
            ) : (
              <Trans>Every drink of this machine is sold out right now.</Trans>
            ))}
          {!state && !hasFailed && <Trans>Switching on the lights…</Trans>}
          {state?.refilled && left > 0 && (
            <>
              {' '}
              <Trans>All were drawn, so it was filled again.</Trans>
            </>
          )}
        </p>
      </header>
      {hasFailed ? (
        <div className={styles.failed}>
          <ErrorState text={<Trans>The capsule machine does not answer. Nothing was drawn.</Trans>} onRetry={reload} />
        </div>
      ) : (
        <div className={styles.stage} data-lit={canTurn || undefined}>
          <Arcade />
          <div className={styles.machine} data-turning={phase === 'turning' || undefined}>
            <Dome series={settings.series} odds={odds} isTurning={phase === 'turning' && !rolling} />
            <div className={styles.body}>
              {problem && (
                <p role="alert" className={styles.problem}>
                  {problem}
                </p>
              )}
              <OddsPlate series={settings.series} odds={odds} />
              <div className={styles.panel}>
                {settings.zeroProofSeries ? (
                  <label className={styles.rocker}>
                    <input
                      type="checkbox"
                      role="switch"
                      checked={zeroProof}
                      disabled={phase === 'turning'}
                      onChange={(event) => setZeroProof(event.target.checked)}
                    />
                    <span>{t`No alcohol`}</span>
                  </label>
                ) : (
                  <span />
                )}
                <Knob
                  onTurn={() => void turn()}
                  disabled={!canTurn || phase === 'turning'}
                  isTurning={phase === 'turning'}
                />
                <span className={styles.tray}>
                  {rolling && (
                    <span className={styles.rolling}>
                      <CapsulePicture
                        colour={settings.series.find(({ id }) => id === rolling.seriesId)?.colour ?? '#f2a33a'}
                      />
                    </span>
                  )}
                </span>
              </div>
            </div>
            <span className={styles.feet} />
          </div>
        </div>
      )}
      <VisuallyHidden role="status">
        {phase === 'turning' && !rolling && <Trans>The capsules are tumbling…</Trans>}
        {rolling && <Trans>A capsule rolls out.</Trans>}
      </VisuallyHidden>
      <div className={styles.below}>
        {state && state.turnsLeft === 0 && canSee && (
          <p className={styles.note}>
            <Trans>Your turns for this drink are used. Choose one of your capsules.</Trans>
          </p>
        )}
        <div className={styles.ways}>
          {canSee && (
            <Button size="big" kind={state?.turnsLeft === 0 ? 'main' : 'plain'} onClick={onCapsules}>
              <Trans>See your capsules</Trans>
            </Button>
          )}
          <Button kind={canSee ? 'quiet' : 'plain'} onClick={onMenu}>
            <Trans>The whole menu</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
