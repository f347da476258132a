import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import type { RoundPace } from '#domain/games/room-round.ts';
import { ROUND_SET_IDS, roundSet, type RoundSetId } from '#domain/games/round-sets.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { RadioList } from '#ui/kit/fields/radio-list.tsx';
import { RoundArt } from '#ui/play/room-round/round-art.tsx';
import { HOSTED_ROUND } from './round-strip.tsx';
import styles from './round.module.css';

/** Starts a round for everyone: which questions, and who moves it on. */
export function RoundDialog({ shopId, onClose }: { shopId: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const alert = useAlert();
  const start = useSend('POST /api/admin/shops/:shopId/round', [HOSTED_ROUND]);
  const [set, setSet] = useState<RoundSetId>(ROUND_SET_IDS[0]);
  const [pace, setPace] = useState<RoundPace>('timer');
  const begin = () =>
    start
      .mutateAsync({ params: { shopId }, body: { set, pace } })
      .then(onClose, ({ message }: Refusal) => alert(t`No round was started: ${message}`));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`A round for everyone`}
      footer={
        <Button kind="main" busy={start.isPending} onClick={() => void begin()}>
          <Trans>Start the round</Trans>
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.about}>
          <Trans>
            Every guest of your kiosks can join in on their own phone. The board shows the answers, each phone gets a
            drink that fits, and the two who answered most alike are told.
          </Trans>
        </p>
        <RadioList
          legend={<Trans>Questions</Trans>}
          value={set}
          onChange={setSet}
          options={ROUND_SET_IDS.map((value) => {
            const { name, line, questions } = roundSet(value);
            return {
              value,
              label: inLanguage(name, i18n.locale),
              hint: (
                <>
                  {inLanguage(line, i18n.locale)}
                  <span className={styles.pictures}>
                    {questions.map(
                      ({ answers: [first] }) => first && <RoundArt key={first.picture} picture={first.picture} />,
                    )}
                  </span>
                </>
              ),
            };
          })}
        />
        <RadioList
          legend={<Trans>Who moves it on</Trans>}
          value={pace}
          onChange={setPace}
          options={[
            {
              value: 'timer',
              label: <Trans>It moves by itself</Trans>,
              hint: <Trans>30 seconds to join, 20 for each question</Trans>,
            },
            {
              value: 'host',
              label: <Trans>I move it on</Trans>,
              hint: <Trans>By itself only after five minutes</Trans>,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
