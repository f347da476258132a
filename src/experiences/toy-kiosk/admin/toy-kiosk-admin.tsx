import { flushSync } from 'react-dom';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { Card } from '#ui/kit/card.tsx';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import { CAPSULES_MAX, REROLLS_MAX, SERIES_MAX, type Series } from '../rules.ts';
import { SeriesCard } from './series-card.tsx';
import styles from './toy-admin.module.css';

/** Admin page of the drum: its series, the number of capsules of each, and their contents. */
export default function ToyKioskAdmin({ instance, shop, onDraft }: AdminProps) {
  const { t } = useLingui();
  const draft = useSettings({ instance, pack: PACK, onDraft });
  const { series, rerolls, zeroProofSeries } = draft.settings;
  const total = series.reduce((sum, { count }) => sum + count, 0);
  const hasBadSticker = series.some(({ sticker }) => sticker !== '' && !isPictureAddress(sticker));
  const problems = [
    ...(series.some(({ count }) => count < 1) ? [t`A series has at least 1 capsule.`] : []),
    ...(total > CAPSULES_MAX ? [t`A machine holds at most ${CAPSULES_MAX} capsules.`] : []),
    ...(hasBadSticker ? [t`A picture needs an address that starts with https://, http:// or /.`] : []),
  ];

  const replace = (id: string, part: Partial<Series>) =>
    draft.change({ series: series.map((each) => (each.id === id ? { ...each, ...part } : each)) });
  const move = (from: number, by: -1 | 1) => {
    const next = [...series];
    [next[from], next[from + by]] = [next[from + by]!, next[from]!];
    draft.change({ series: next });
  };
  const add = () => {
    const id = newKey();
    flushSync(() => draft.change({ series: [...series, newSeries(id)] }));
    document.getElementById(`series-${id}`)?.querySelector('input')?.focus();
  };
  return (
    <SettingsForm draft={draft} pack={PACK} problems={problems}>
      <Card className={styles.group} aria-labelledby="turning">
        <h2 id="turning">
          <Trans>Turning</Trans>
        </h2>
        <Today joinCode={instance.join_code} />
        <NumberField
          label={t`Free re-turns`}
          path="rerolls"
          hint={t`After these the guest chooses one of the capsules drawn. 0 to ${REROLLS_MAX}.`}
          value={rerolls}
          min={0}
          max={REROLLS_MAX}
          onChange={(value) => draft.change({ rerolls: Math.min(REROLLS_MAX, Math.max(0, Math.round(value ?? 0))) })}
        />
        <SwitchField
          label={t`Let guests ask for no alcohol before they turn`}
          hint={t`Only capsules with such a drink come out then.`}
          checked={zeroProofSeries}
          onChange={(checked) => draft.change({ zeroProofSeries: checked })}
        />
        <p className={styles.help}>
          <Trans>
            Each capsule comes out once a day, until the drum is empty and filled again. The odds are always shown: they
            cannot be switched off. Capsules of sold-out drinks are taken out of the drum by themselves.
          </Trans>
        </p>
      </Card>
      <section className={styles.group} aria-labelledby="drum">
        <h2 id="drum">
          <Trans>The drum</Trans>
        </h2>
        <p className={styles.help}>
          <Plural value={total} one="# capsule when it is full." other="# capsules when it is full." />{' '}
          <Trans>A changed number of capsules starts a new drum.</Trans>
        </p>
        <ol role="list" className={styles.list}>
          {series.map((each, at) => (
            <SeriesCard
              key={each.id}
              series={each}
              shopId={shop.shop_id}
              total={total}
              at={at}
              count={series.length}
              onChange={(part) => replace(each.id, part)}
              onMove={(by) => move(at, by)}
              onRemove={() => draft.change({ series: series.filter(({ id }) => id !== each.id) })}
            />
          ))}
        </ol>
        <Button className={styles.add} disabled={series.length >= SERIES_MAX} onClick={add}>
          <Trans>Add a series</Trans>
        </Button>
      </section>
    </SettingsForm>
  );
}

/** What is left today in the drum as saved. */
function Today({ joinCode }: { joinCode: string }) {
  const machine = useEndpoint('GET /api/toy-kiosk/instances/:code/machine', { params: { code: joinCode } });
  if (!machine.data) return null;
  const { any, refilled } = machine.data;
  return (
    <p className={styles.today}>
      <Plural value={any.left} one="# capsule is left today." other="# capsules are left today." />{' '}
      {refilled && <Trans>The drum was filled again.</Trans>}
    </p>
  );
}

const newSeries = (id: string): Series => ({
  id,
  name: { en: '', 'zh-HK': '' },
  line: { en: '', 'zh-HK': '' },
  colour: '#4ba3e3',
  count: 5,
  pick: { want: { sweet: 3 } },
  drawing: 'wave',
  sticker: '',
});
