import { Trans, useLingui } from '@lingui/react/macro';
import type { BrokenOutcome } from '#contract/shop/dead-ends.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import styles from './kiosk-admin.module.css';

/** Which results of this kiosk lead to no drink on today's menu. Source: docs/behaviour/experiences/README.md. */
export function DeadEnds({ shopId, joinCode }: { shopId: string; joinCode: string }) {
  const { t } = useLingui();
  const checked = useEndpoint('GET /api/admin/shops/:shopId/dead-ends', { params: { shopId }, query: { joinCode } });
  const kiosk = checked.data?.data[0];
  const isDry = kiosk?.broken.some(
    ({ problems }) => problems.includes('no-zero-proof') || problems.includes('no-drink'),
  );
  return (
    <Card className={styles.group} aria-labelledby="dead-ends">
      <h2 id="dead-ends">
        <Trans>Where it leads</Trans>
      </h2>
      {checked.isPending && <Skeleton lines={2} />}
      {checked.isLoadingError && (
        <ErrorState text={t`Failed to check the results.`} onRetry={() => void checked.refetch()} />
      )}
      {kiosk?.broken.length === 0 && (
        <>
          <p>
            {/* Not in green: it is about what is saved, and an error of the draft may stand beside it. */}
            <Badge tone="neutral">
              <Trans>No dead end</Trans>
            </Badge>
          </p>
          <p className={styles.help}>
            <Trans>As saved, every result reaches a drink on today’s menu, and one without alcohol.</Trans>
          </p>
        </>
      )}
      {kiosk && kiosk.broken.length > 0 && (
        <>
          {kiosk.broken.some(({ problems }) => isChecked(problems)) && (
            <p className={styles.help}>
              <Trans>
                These results miss a drink on today’s menu. Guests get the nearest drink instead, never an error.
              </Trans>{' '}
              {isDry && <Trans>Who asks for no alcohol is never given any, but told that there is none.</Trans>}
            </p>
          )}
          <ul role="list" className={styles.deadEnds}>
            {kiosk.broken.map(({ id, label, problems }) => (
              <li key={id}>
                <span lang="en">{label.en}</span> <span lang="zh-Hant-HK">{label['zh-HK']}</span>
                {problems.map((problem) => (
                  <p key={problem} className={styles.help}>
                    <Problem problem={problem} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const isChecked = (problems: BrokenOutcome['problems']): boolean =>
  !problems.some((problem) => problem === 'not-checked' || problem === 'unfit-quiz');

function Problem({ problem }: { problem: BrokenOutcome['problems'][number] }) {
  switch (problem) {
    case 'no-drink':
      return <Trans>No drink is available for it.</Trans>;
    case 'no-zero-proof':
      return <Trans>No drink without alcohol is available for it.</Trans>;
    case 'fixed-unavailable':
      return <Trans>None of its chosen drinks is available.</Trans>;
    case 'not-checked':
      return <Trans>Its results could not be checked. Saving its settings again may mend it.</Trans>;
    case 'unfit-quiz':
      return (
        <Trans>
          Its results could not be checked: part of the stored quiz cannot be read. Saving the questions again mends it.
        </Trans>
      );
  }
}
