import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { useKioskTypeWords } from '#web/console/kit/kiosk-type-words.tsx';
import { useKioskTypes } from '#web/console/kit/use-kiosk-types.ts';
import { KioskEmblem } from '#web/console/kit/kiosk-emblem.tsx';
import type { StepProps } from './step-props.ts';
import { Step } from './step.tsx';
import styles from './choices.module.css';

/** The quickest for guests who know what they want. */
const FIRST = 'ordering-terminal';

/** The first kiosk, chosen by its picture. */
export function KioskStep({ shopId, go }: StepProps) {
  const { t } = useLingui();
  const types = useKioskTypes();
  const inWords = useKioskTypeWords();
  const kiosks = useEndpoint('GET /api/kiosk-instances', { query: { shop_id: shopId } });
  const launch = useSend('POST /api/kiosk-instances', ['GET /api/kiosk-instances', 'GET /api/admin/shops']);
  const [typeId, setTypeId] = useState(FIRST);
  const [problem, setProblem] = useState<string>();
  if (types.error || kiosks.isLoadingError)
    return (
      <ErrorState
        text={types.error ?? t`Failed to load kiosks.`}
        onRetry={() => {
          types.retry();
          void kiosks.refetch();
        }}
      />
    );
  if (types.isPending || !kiosks.data) return <Skeleton height="120px" lines={3} />;

  const made = kiosks.data.data.find(({ kiosk_type_identifier: type }) => type === typeId);
  const type = types.list.find(({ config_identifier: id }) => id === typeId);
  const submit = async () => {
    setProblem(undefined);
    try {
      if (!made && type)
        await launch.mutateAsync({
          body: { shop_id: shopId, kiosk_type_identifier: typeId, name: inWords(type.name) },
        });
      await go('ready');
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : t`That did not work. Try again.`);
    }
  };
  return (
    <Step
      step="kiosk"
      title={<Trans>How do guests find their drink?</Trans>}
      lead={<Trans>Choose one to begin with. A bar can have as many as it has tables.</Trans>}
      problem={problem}
      action={made ? t`Go on` : t`Open it`}
      busy={launch.isPending}
      onSubmit={() => void submit()}
      onBack={() => void go('machine')}
    >
      <fieldset className={styles.types}>
        <legend>
          <Trans>Kiosk type</Trans>
        </legend>
        {types.list.map(({ config_identifier: id, name, description }) => (
          <label key={id} className={styles.type}>
            <input type="radio" name="type" checked={id === typeId} onChange={() => setTypeId(id)} />
            <KioskEmblem type={id} />
            <span>
              <strong>{inWords(name)}</strong>
              <small>{inWords(description)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Step>
  );
}
