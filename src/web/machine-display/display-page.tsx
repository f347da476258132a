import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { MachineDisplay } from '#contract/machines/display.ts';
import { PageLoading } from '#web/shell/page-loading.tsx';
import { ShopName } from '#web/shell/shop-name.tsx';
import { Both } from '#web/shell/screen/both.tsx';
import { lostSinceWords } from '#web/shell/screen/lost-since.ts';
import { screenKey } from '#web/shell/screen/screen-key.ts';
import { useWakeLock } from '#web/shell/screen/use-wake-lock.ts';
import { STATES, whyNot, WORDS } from './display-words.ts';
import { PouringNow } from './pouring-now.tsx';
import { StartCode } from './start-code.tsx';
import { StopButton } from './stop-button.tsx';
import { useDisplay } from './use-display.ts';
import styles from './display.module.css';

/** The screen at a machine: the code that starts it, what it does, and its stop. */
export default function DisplayPage() {
  const { shopId = '', machineId = '' } = useParams();
  const [key] = useState(() => screenKey(`displayKey:${machineId}`, location.hash));
  return (
    <div className={styles.page}>
      {key === null ? <NoKey /> : <DisplayByKey shopId={shopId} machineId={machineId} displayKey={key} />}
    </div>
  );
}

function DisplayByKey({ shopId, machineId, displayKey }: { shopId: string; machineId: string; displayKey: string }) {
  const { display, isCodeOld, isRefused, lostSince, stop } = useDisplay(shopId, machineId, displayKey);
  useWakeLock();
  const title = display?.machine.name;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  if (isRefused) return <NoKey />;
  return (
    <>
      <main className={styles.screen} data-pours={display?.pouring ? true : undefined}>
        {display ? <Shown shopId={shopId} display={display} isCodeOld={isCodeOld} /> : <PageLoading />}
        <StopButton onStop={stop} />
      </main>
      {lostSince !== undefined && (
        <p role="status" className={styles.lost}>
          <Both text={lostSinceWords(lostSince)} />
        </p>
      )}
    </>
  );
}

interface ShownProps {
  shopId: string;
  display: MachineDisplay;
  isCodeOld: boolean;
}

function Shown({ shopId, display, isCodeOld }: ShownProps) {
  const { machine, code, pouring, next } = display;
  const why = whyNot(machine);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name}>
          <ShopName sign={machine.name} />
        </h1>
        <p className={styles.state} data-state={machine.state}>
          <Both text={STATES[machine.state]} />
        </p>
      </header>
      <div className={styles.way}>
        {why && (
          <div className={styles.why}>
            <p lang="en">{why.en}</p>
            {why['zh-HK'] !== why.en && <p lang="zh-Hant-HK">{why['zh-HK']}</p>}
          </div>
        )}
        {!why && isCodeOld && (
          <p className={styles.why}>
            <Both text={WORDS.codeLost} />
          </p>
        )}
        {!why && !isCodeOld && code && <StartCode shopId={shopId} code={code} />}
      </div>
      <div className={styles.now}>
        {pouring && <PouringNow pouring={pouring} />}
        {next.length > 0 && (
          <section className={styles.next}>
            <h2 className={styles.nextHeading}>
              <Both text={WORDS.next} />
            </h2>
            <ol className={styles.numbers} role="list">
              {next.map((number) => (
                <li key={number}>{number}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  );
}

const NoKey = () => (
  <main className={styles.noKey}>
    <h1>
      <Both text={WORDS.noKey} />
    </h1>
    <p lang="en">{WORDS.askForLink.en}</p>
    <p lang="zh-Hant-HK">{WORDS.askForLink['zh-HK']}</p>
  </main>
);
