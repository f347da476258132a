import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HostedRound } from '#contract/shop/room-round.ts';
import type { Refusal } from '#contract/refusal.ts';
import { isRoundOver } from '#domain/games/room-round.ts';
import { roundSet } from '#domain/games/round-sets.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import styles from './round.module.css';

export const HOSTED_ROUND = 'GET /api/admin/shops/:shopId/round/host';
/** While a round is on: no phone that joins or answers is told. Milliseconds. */
const LOOKED_AT_EVERY_MS = 2000;

/** The round that is on; undefined without one. */
export function useHostedRound(shopId: string): HostedRound | undefined {
  const input = { params: { shopId } };
  const first = useEndpoint(HOSTED_ROUND, input);
  const on = first.data?.round && !isRoundOver(first.data.round) ? first.data.round : undefined;
  useEndpoint(HOSTED_ROUND, input, { enabled: on !== undefined, refetchInterval: LOOKED_AT_EVERY_MS });
  return on;
}

/** How the round for everyone stands, and what moves it on. */
export function RoundStrip({ shopId, round }: { shopId: string; round: HostedRound }) {
  const { t, i18n } = useLingui();
  const alert = useAlert();
  const next = useSend('POST /api/admin/shops/:shopId/round/next', [HOSTED_ROUND]);
  const stop = useSend('POST /api/admin/shops/:shopId/round/stop', [HOSTED_ROUND]);
  const { roundId, set, phase, step, phones, answered, pace, leftMs } = round;
  const { name, questions } = roundSet(set);
  const said = ({ message }: Refusal) => alert(t`Nothing was changed: ${message}`);
  const about = { params: { shopId } };
  const number = step + 1;
  const count = questions.length;
  const seconds = leftMs === null ? 0 : Math.ceil(leftMs / 1000);
  return (
    <section className={styles.strip} aria-label={t`A round for everyone`}>
      <div className={styles.words}>
        <strong lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}>{inLanguage(name, i18n.locale)}</strong>
        <span>
          {phase === 'gathering' && <Trans>Phones gather</Trans>}
          {phase === 'question' && (
            <Trans>
              Question {number} of {count}
            </Trans>
          )}
          {phase === 'counting' && <Trans>Counting…</Trans>}
        </span>
        <span>
          <Plural value={phones} one="# phone is in" other="# phones are in" />
        </span>
        {phase === 'question' && (
          <span>
            <Plural value={answered} one="# has answered" other="# have answered" />
          </span>
        )}
        {pace === 'timer' && phase !== 'counting' && (
          <span className={styles.time}>
            <Trans>{seconds} s</Trans>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          kind={pace === 'host' ? 'main' : 'plain'}
          busy={next.isPending}
          disabled={phase === 'counting'}
          onClick={() => void next.mutateAsync({ ...about, body: { roundId, step } }).catch(said)}
        >
          {phase === 'gathering' ? (
            <Trans>Begin now</Trans>
          ) : number < count ? (
            <Trans>Next question</Trans>
          ) : (
            <Trans>Show the result</Trans>
          )}
        </Button>
        <Button
          kind="danger"
          busy={stop.isPending}
          onClick={() => void stop.mutateAsync({ ...about, body: { roundId } }).catch(said)}
        >
          <Trans>Stop the round</Trans>
        </Button>
      </div>
    </section>
  );
}
