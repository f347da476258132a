import { useLingui } from '@lingui/react/macro';
import type { WebhookMessage } from '#contract/shop/webhooks.ts';
import type { WebhookType } from '#domain/webhook/webhook.ts';

export function useWebhookWords() {
  const { t } = useLingui();
  const types: Record<WebhookType, string> = {
    'order.placed': t`Order placed`,
    'order.ready': t`Order ready`,
    'order.collected': t`Order collected`,
    'order.cancelled': t`Order cancelled`,
    'machine.down': t`Machine down`,
    'stock.low': t`Stock low`,
  };
  const states: Record<WebhookMessage['state'], string> = {
    waits: t`Waits`,
    told: t`Told`,
    'given-up': t`Given up`,
  };
  const outcome = ({ status, tries }: WebhookMessage): string =>
    tries === 0 ? '' : status === null ? t`No answer` : t`Answered ${status}`;
  return { types, states, outcome };
}
