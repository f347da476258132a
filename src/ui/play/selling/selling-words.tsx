import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { inOwnWords } from '#domain/text/bilingual.ts';
import type { SellingNotice } from '#domain/selling/say-ahead.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Words what guests are told of selling. @param timeZone the shop's */
export function useSellingWords(timeZone: string): (notice: SellingNotice, now: Date) => string {
  const { t, i18n } = useLingui();
  const timeOf = (at: string, now: Date): string => {
    const isFar = Date.parse(at) - now.getTime() > DAY_MS;
    return i18n.date(new Date(at), {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(isFar && { weekday: 'long' }),
    });
  };

  return (notice, now) => {
    switch (notice.code) {
      case 'bar-paused': {
        const reason = inOwnWords(notice.reason, i18n.locale).text;
        return reason ? t`Paused: ${reason}` : t`The bar takes no orders for a moment.`;
      }
      case 'bar-closed': {
        if (notice.opensAt === null) return t`The bar is closed.`;
        const time = timeOf(notice.opensAt, now);
        return t`Opens at ${time}`;
      }
      case 'last-orders-over':
        return t`Last orders are over.`;
      case 'alcohol-hours-over': {
        if (notice.opensAt === null) return t`No alcohol is sold now.`;
        const time = timeOf(notice.opensAt, now);
        return t`No alcohol until ${time}`;
      }
      case 'alcohol-until': {
        const time = timeOf(notice.closesAt, now);
        return t`Alcohol until ${time}`;
      }
      case 'closes-in': {
        const { minutes } = notice;
        return plural(minutes, { one: 'Bar closes in # minute', other: 'Bar closes in # minutes' });
      }
      case 'last-orders-in': {
        const { minutes } = notice;
        return plural(minutes, { one: 'Last orders in # minute', other: 'Last orders in # minutes' });
      }
      case 'adult-unconfirmed':
        return t`Confirm that you are 18 or over to order this drink.`;
    }
  };
}
