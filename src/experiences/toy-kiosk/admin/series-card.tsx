import { Trans, useLingui } from '@lingui/react/macro';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { FoldingCard } from '#ui/settings/folding-card.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { Sticker } from '../guest/sticker.tsx';
import { COUNT_MAX, LINE_MAX, NAME_MAX, type Series } from '../rules.ts';
import { PickField } from './pick-field.tsx';
import { DrawingField } from './drawing-field.tsx';
import styles from './toy-admin.module.css';

interface Props {
  series: Series;
  shopId: string;
  /** Capsules in a full drum. */
  total: number;
  at: number;
  count: number;
  onChange: (part: Partial<Series>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A series: a summary, which opens to all its fields. A new or incomplete one starts open. */
export function SeriesCard({ series, shopId, total, at, count, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { id, name, line, colour } = series;
  const isIncomplete = [name, line].some((text) => text.en.trim() === '' || text['zh-HK'].trim() === '');
  const place = at + 1;
  const shown = inLanguage(name, i18n.locale) || t`Series ${place}`;
  const share = i18n.number(total > 0 ? series.count / total : 0, { style: 'percent' });
  return (
    <FoldingCard
      id={`series-${id}`}
      path={`series.${at}`}
      picture={
        <span className={styles.thumb}>
          <Sticker series={series} />
        </span>
      }
      title={shown}
      about={
        <p>
          <Trans>
            {series.count} of {total} capsules, {share}
          </Trans>
        </p>
      }
      tools={
        <OrderButtons name={shown} at={at} count={count} canRemove={count > 1} onMove={onMove} onRemove={onRemove} />
      }
      isIncomplete={isIncomplete}
    >
      <BilingualField
        label={t`Name`}
        path="name"
        value={name}
        maxLength={NAME_MAX}
        onChange={(next) => onChange({ name: next })}
      />
      <BilingualField
        label={t`What its sticker says`}
        path="line"
        value={line}
        maxLength={LINE_MAX}
        onChange={(next) => onChange({ line: next })}
      />
      <div className={styles.pair}>
        <NumberField
          label={t`Capsules`}
          path="count"
          value={series.count || undefined}
          min={1}
          max={COUNT_MAX}
          error={series.count < 1 && t`A series has at least 1 capsule.`}
          onChange={(next) => onChange({ count: Math.min(COUNT_MAX, Math.max(0, Math.round(next ?? 0))) })}
        />
        <label className={styles.colour}>
          <span>{t`Colour`}</span>
          <input type="color" value={colour} onChange={(event) => onChange({ colour: event.target.value })} />
        </label>
      </div>
      <DrawingField series={series} onChange={(drawing) => onChange({ drawing })} />
      <TextField
        label={t`Your own sticker, a picture’s address`}
        path="sticker"
        hint={t`Square, on a clear ground, 300 pixels or more. Left empty, the drawing above is used.`}
        type="url"
        value={series.sticker}
        maxLength={2000}
        error={
          series.sticker !== '' &&
          !isPictureAddress(series.sticker) &&
          t`A picture needs an address that starts with https://, http:// or /.`
        }
        onChange={(sticker) => onChange({ sticker: sticker.trim() })}
      />
      <PickField series={series} shopId={shopId} onChange={(pick) => onChange({ pick })} />
    </FoldingCard>
  );
}
