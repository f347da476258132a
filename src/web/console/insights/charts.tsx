import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopInsights } from '#contract/shop/insights.ts';
import { findExperience } from '#experiences/registry.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { BarChart, type Bar } from '#ui/kit/tables/bar-chart.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useKioskTypeWords } from '#web/console/kit/kiosk-type-words.tsx';
import { DrinkThumbnail } from '#web/console/kit/thumbnail/drink-thumbnail.tsx';
import { useDrinkNames } from '#web/console/kit/orders/use-drink-names.ts';
import { useDayWords } from './day-words.ts';
import { SalesCharts, WaitCharts } from './night-charts.tsx';
import styles from './insights.module.css';

interface Props {
  figures: ShopInsights;
}

interface WithBefore extends Props {
  /** As many days before them. */
  before: ShopInsights | undefined;
}

/** One picture for each question an owner asks. */
export function Charts({ shopId, figures, before }: WithBefore & { shopId: string }) {
  return (
    <div className={styles.charts}>
      <DayChart figures={figures} before={before} />
      <HourChart figures={figures} />
      <WaitCharts figures={figures} />
      <SalesCharts figures={figures} />
      <ExperienceCharts figures={figures} />
      <DrinkChart shopId={shopId} figures={figures} />
    </div>
  );
}

/** More days than this have no room for a name under each. */
const NAMED_DAYS = 14;
/** More days than this have the whole width. */
const A_WEEK = 7;

function DayChart({ figures, before }: WithBefore) {
  const { t, i18n } = useLingui();
  const { inWords, nameOf, tickAt } = useDayWords(figures.byDay, NAMED_DAYS);
  const best = figures.byDay.reduce((a, b) => (b.orders > a.orders ? b : a));
  const isCompared = before !== undefined && before.orders > 0;
  const bestDay = inWords(best.day, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Card {...(figures.byDay.length > A_WEEK && { className: styles.wide })}>
      <BarChart
        direction="standing"
        title={best.orders > 0 ? t`Busiest day: ${bestDay}` : t`No orders in these days`}
        label={t`Orders by day`}
        headers={[t`Day`, t`Orders`]}
        note={isCompared && <Trans>Behind each day the same day of the time before.</Trans>}
        bars={figures.byDay.map(({ day, orders }, i) => {
          const was = isCompared ? before.byDay[i]?.orders : undefined;
          const [now, then] = [i18n.number(orders), i18n.number(was ?? 0)];
          return {
            name: nameOf(day),
            tick: tickAt(i),
            value: orders,
            text: now,
            before: was,
            ...(was !== undefined && { inFull: t`${now} (${then} before)` }),
          };
        })}
      />
    </Card>
  );
}

function HourChart({ figures }: Props) {
  const { t, i18n } = useLingui();
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
  const best = figures.byHour.reduce((a, b) => (b.orders > a.orders ? b : a));
  const [from, to] = [clock(best.hour), clock(best.hour + 1)];
  return (
    <Card>
      <BarChart
        direction="standing"
        title={best.orders > 0 ? t`Busiest hour: ${from} to ${to}` : t`No orders at any hour`}
        label={t`Orders by hour`}
        headers={[t`Hour`, t`Orders`]}
        bars={figures.byHour.map(({ hour, orders }, i) => ({
          name: `${clock(hour)}–${clock(hour + 1)}`,
          tick: i % 6 === 0 ? clock(hour) : '',
          value: orders,
          text: i18n.number(orders),
        }))}
      />
    </Card>
  );
}

function ExperienceCharts({ figures }: Props) {
  const { t, i18n } = useLingui();
  const inWords = useKioskTypeWords();
  const nameOf = (kioskType: string | null) =>
    kioskType === null ? t`Placed by staff` : inWords(findExperience(kioskType)?.name ?? kioskType);
  const percent = (share: number) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const headerName = t`Experience`;

  const orders: Bar[] = figures.byExperience.map((row) => ({
    name: nameOf(row.kioskType),
    value: row.orders,
    text: i18n.number(row.orders),
  }));
  const conversion: Bar[] = figures.byExperience
    .filter(({ joined }) => joined > 0)
    .map((row) => {
      const [share, ordered, joined] = [
        percent(row.ordered / row.joined),
        i18n.number(row.ordered),
        i18n.number(row.joined),
      ];
      return {
        name: nameOf(row.kioskType),
        value: row.ordered / row.joined,
        text: t`${share} (${ordered} of ${joined})`,
      };
    });
  const minutes: Bar[] = figures.byExperience
    .filter(({ medianSecondsToOrder }) => medianSecondsToOrder !== null)
    .map(({ kioskType, medianSecondsToOrder }) => ({
      name: nameOf(kioskType),
      value: medianSecondsToOrder ?? 0,
      text: durationInWords(medianSecondsToOrder ?? 0, i18n.locale),
    }));
  return (
    <>
      {orders.length > 0 && (
        <Card>
          <BarChart
            title={t`Where guests order`}
            label={t`Orders by experience`}
            headers={[headerName, t`Orders`]}
            bars={orders}
          />
        </Card>
      )}
      {conversion.length > 0 && (
        <Card>
          <BarChart
            title={t`Visits that led to an order`}
            label={t`Share of visits with an order, by experience`}
            headers={[headerName, t`Visits with an order`]}
            bars={conversion}
            max={1}
            measure="share"
          />
        </Card>
      )}
      {minutes.length > 0 && (
        <Card>
          <BarChart
            title={t`Median time to order`}
            label={t`Median time from joining to the first order, by experience`}
            headers={[headerName, t`Median time`]}
            bars={minutes}
            measure="time"
          />
        </Card>
      )}
    </>
  );
}

function DrinkChart({ shopId, figures }: Props & { shopId: string }) {
  const { t, i18n } = useLingui();
  const nameOf = useDrinkNames(shopId);
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const drawings = new Map(menu.data?.recipes.map(({ id, drawing }) => [id, drawing]));
  if (figures.topDrinks.length === 0) return null;
  return (
    <Card>
      <BarChart
        title={t`What guests order most`}
        label={t`The ten drinks ordered most`}
        headers={[t`Drink`, t`Orders`]}
        bars={figures.topDrinks.map(({ recipeId, name: recipeName, orders }) => {
          const { text: name, lang } = nameOf({ recipeId, recipeName });
          const drawing = drawings.get(recipeId);
          const picture = drawing && <DrinkThumbnail drawing={drawing} size={36} />;
          return { name, lang, picture, value: orders, text: i18n.number(orders) };
        })}
      />
    </Card>
  );
}

function durationInWords(seconds: number, locale: string): string {
  const unit = (value: number, name: 'second' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (seconds < 60) return unit(seconds, 'second');
  const rest = seconds % 60;
  return rest === 0
    ? unit(seconds / 60, 'minute')
    : `${unit(Math.floor(seconds / 60), 'minute')} ${unit(rest, 'second')}`;
}
