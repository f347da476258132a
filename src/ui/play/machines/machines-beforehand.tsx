import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestMachines } from '#contract/shop/live.ts';
import styles from './machines-beforehand.module.css';

/** Nothing can be started now; undefined while nobody has said. */
export const areMachinesOut = (machines: GuestMachines | undefined): boolean =>
  machines !== undefined && machines.state !== 'ready' && machines.state !== 'none';

/** Why no machine makes a drink now, before a glass is prepared for it. Always mounted, so that a new text is announced. */
export function MachinesBeforehand({ machines }: { machines: GuestMachines | undefined }) {
  return (
    <p role="status" className={styles.note}>
      {areMachinesOut(machines) && machines && <WhyOut machines={machines} />}
    </p>
  );
}

function WhyOut({ machines: { state, reason } }: { machines: GuestMachines }) {
  if (state === 'offline') return <Trans>The machine does not answer now. Your drink waits: ask at the bar.</Trans>;
  if (state === 'fault') return <Trans>Somebody has to look at the machine. Your drink waits: ask at the bar.</Trans>;
  return (
    <>
      <Trans>The machine takes a break. Your drink waits for you.</Trans> <Reason reason={reason} />
    </>
  );
}

/** In the bar's own words; where one language is empty, in the other. */
function Reason({ reason }: Pick<GuestMachines, 'reason'>) {
  const { i18n } = useLingui();
  if (!reason) return null;
  const isChinese = (i18n.locale === 'zh-HK' && reason['zh-HK'] !== '') || reason.en === '';
  return <span lang={isChinese ? 'zh-Hant-HK' : 'en'}>{isChinese ? reason['zh-HK'] : reason.en}</span>;
}
