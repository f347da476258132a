import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopInsights, Waits } from '#contract/shop/insights.ts';
import { formatPrice, wholeUnits } from '#domain/selling/price.ts';
import { BarChart } from '#ui/kit/tables/bar-chart.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useDayWords } from './day-words.ts';

interface Props {
  figures: ShopInsights;
}

/** More days than this have no room for a name under each in a card of half the width. */
const NAMED_DAYS = 7;

/** How long guests wait: from ordering to the made drink, and to the collected one. */
export function WaitCharts({ figures }: Props) {
  const { t } = useLingui();
  const minutes = useMinutes();
  const titled = (waits: Waits, say: (within: Record<'median' | 'p90', string>) => string) =>
    say({ median: minutes(waits.median), p90: minutes(waits.p90) });
  return (
    <>
      {figures.toMade && (
        <WaitChart
          figures={figures}
          of="toMade"
          title={titled(
            figures.toMade,
            ({ median, p90 }) => t`Half of the drinks are made within ${median}, nine of ten within ${p90}`,
          )}
          label={t`Median time from ordering to the made drink, by day`}
        />
      )}
      {figures.toCollected && (
        <WaitChart
          figures={figures}
          of="toCollected"
          title={titled(
            figures.toCollected,
            ({ median, p90 }) => t`Half of the drinks are collected within ${median}, nine of ten within ${p90}`,
          )}
          label={t`Median time from ordering to the collected drink, by day`}
        />
      )}
    </>
  );
}

interface WaitChartProps extends Props {
  of: 'toMade' | 'toCollected';
  title: string;
  label: string;
}

function WaitChart({ figures, of, title, label }: WaitChartProps) {
  const { t } = useLingui();
  const minutes = useMinutes();
  const { nameOf, tickAt } = useDayWords(figures.byDay, NAMED_DAYS);
  return (
    <Card>
      <BarChart
        direction="standing"
        measure="time"
        onScale={minutes}
        title={title}
        label={label}
        note={<Trans>Within the full bar half of the drinks, within the pale one nine of ten.</Trans>}
        headers={[t`Day`, t`Half within, nine of ten within`]}
        bars={figures.byDay.map(({ day, [of]: waits }, i) => ({
          name: nameOf(day),
          tick: tickAt(i),
          value: waits?.median ?? 0,
          reach: waits?.p90 ?? 0,
          text: String(waits?.median ?? ''),
          inFull: waits ? `${minutes(waits.median)}, ${minutes(waits.p90)}` : '–',
        }))}
      />
    </Card>
  );
}

function useMinutes() {
  const { i18n } = useLingui();
  return (n: number) => i18n.number(n, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
}

/** What the orders of each day come to, in each currency they have. */
export function SalesCharts({ figures }: Props) {
  const { t, i18n } = useLingui();
  const { nameOf, tickAt } = useDayWords(figures.byDay, NAMED_DAYS);
  return figures.sales.map((total) => {
    const [{ currency }, sum] = [total, formatPrice(total, i18n.locale)];
    const compact = (amount: number) =>
      i18n.number(wholeUnits({ amount, currency }), { notation: 'compact', maximumFractionDigits: 1 });
    return (
      <Card key={currency}>
        <BarChart
          direction="standing"
          measure="money"
          onScale={compact}
          title={t`Turnover by the prices of the orders: ${sum}`}
          label={t`Turnover by day in ${currency}`}
          headers={[t`Day`, t`Turnover`]}
          bars={figures.byDay.map(({ day, sales }, i) => {
            const ofDay = sales.find((one) => one.currency === currency) ?? { amount: 0, currency };
            return {
              name: nameOf(day),
              tick: tickAt(i),
              value: ofDay.amount,
              text: compact(ofDay.amount),
              inFull: formatPrice(ofDay, i18n.locale),
            };
          })}
        />
      </Card>
    );
  });
}
