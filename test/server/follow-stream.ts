/** Server-sent events of a server that listens on a real socket. */
import { expect } from 'vitest';

export interface FollowedStream<T> {
  /** The next message. @throws if the stream has ended */
  next: () => Promise<T>;
  leave: () => void;
}

export async function followStream<T>(url: string, headers: Record<string, string>): Promise<FollowedStream<T>> {
  const leaving = new AbortController();
  const reply = await fetch(url, { headers: { ...headers, accept: 'text/event-stream' }, signal: leaving.signal });
  expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<T> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const message = text.slice(0, end);
        text = text.slice(end + 2);
        if (message.startsWith('data: ')) return JSON.parse(message.slice(6)) as T;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      text += value;
    }
  };
  return { next, leave: () => leaving.abort() };
}
