import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';
import { ring } from '#ui/kit/ring.ts';
import { isSoundRefused, sound } from '#ui/play/sound/sound.ts';
import { local } from '#web/shell/start/storage.ts';
import { SHOWN_FOR_MS } from './use-own-orders.ts';

const NOTES_HZ = [659.3, 880, 1318.5];
const BUZZ_MS = [220, 120, 220];
/**
 * Calls the guest when a drink becomes ready, and once more if it stays: by sound, vibration and the page's title. A
 * reload makes it neither later nor earlier.
 * @param reminderMinutes after which a drink stays
 */
export function useReadyCall(orders: readonly Order[], reminderMinutes = SELLING_DEFAULTS.reminderMinutes): void {
  const { t } = useLingui();
  const seen = useRef(new Map<string, boolean>());
  const ready = orders.filter(({ stage }) => stage === 'ready');
  const ids = ready.map(({ orderId }) => orderId).join(' ');
  const numbers = ready.map(({ displayId }) => displayId).join(' · ');

  useEffect(() => {
    const isNew = orders.some(({ orderId, stage }) => stage === 'ready' && seen.current.get(orderId) === false);
    for (const { orderId, stage } of orders) seen.current.set(orderId, stage === 'ready');
    if (isNew) call();
  }, [orders]);
  useEffect(() => {
    if (numbers === '') return;
    const before = document.title;
    document.title = t`Ready: ${numbers}`;
    return () => {
      document.title = before;
    };
  }, [numbers, t]);
  useEffect(() => {
    if (ids === '') return;
    const since = readySince(ids.split(' '), Date.now());
    const reminders = new Set(since.map((at) => at + reminderMinutes * 60_000 - Date.now()).filter((ms) => ms > 0));
    const timers = [...reminders].map((ms) => setTimeout(call, ms));
    return () => timers.forEach(clearTimeout);
  }, [ids, reminderMinutes]);
}

/**
 * Since when this phone has known each drink to be ready, by its own clock; kept as long as tickets are shown.
 * Milliseconds since 1970.
 */
export function knownSince(): Map<string, number> {
  const stored = (local.get('readySince') ?? '').split(' ').map((one) => one.split('='));
  return new Map(stored.map(([id = '', at]) => [id, Number(at)]));
}

function readySince(orderIds: readonly string[], now: number): number[] {
  const known = knownSince();
  for (const id of orderIds) if (!known.has(id)) known.set(id, now);
  const shown = [...known].filter(([, at]) => now - at < SHOWN_FOR_MS);
  local.set('readySince', shown.map(([id, at]) => `${id}=${at}`).join(' '));
  return orderIds.map((id) => known.get(id) ?? now);
}

function call(): void {
  // Felt by everybody: nobody would know otherwise.
  (navigator as Partial<Navigator>).vibrate?.(BUZZ_MS);
  // A call is no ornament: only who turned sound off is not called by it.
  if (sound('bell', 0, { times: 2, everyS: 0.35 }) || isSoundRefused() || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  // Silent where nobody has touched this page.
  ring(audio, NOTES_HZ, 0.2);
  setTimeout(() => void audio.close(), 1500);
}
