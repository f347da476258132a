/** For screen tests: a server's stream of a shop's news. */
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ShopNews } from '../src/web/shell/live/follow-shop.ts';

/**
 * `answer` is the stub's reply to the call that opens the stream; `say` waits until somebody is connected, and sends.
 * Like the server, it begins with how the guest's orders stand.
 */
export function newsStream(): { answer: () => Response; say: (news: ShopNews) => Promise<void>; cut: () => void } {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const bytesOf = (news: ShopNews) => new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`);
  let seq = 1;
  let queue: ShopNews['queue'];
  return {
    answer: () => {
      let own: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          own = controller;
          open.add(controller);
          controller.enqueue(bytesOf({ seq, reset: true, events: [], queue }));
        },
        cancel: () => void open.delete(own),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    say: async (news) => {
      await vi.waitFor(() => expect(open.size).toBeGreaterThan(0), 10_000);
      seq = news.seq;
      queue = news.queue ?? queue;
      await act(async () => open.forEach((controller) => controller.enqueue(bytesOf(news))));
    },
    cut: () => {
      for (const controller of open) controller.error(new TypeError('network error'));
      open.clear();
    },
  };
}
