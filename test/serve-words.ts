/** The word lists a phone downloads, from a network a test can cut. */
import { vi } from 'vitest';
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';

const FILES = { english, cantonese };
type Name = keyof typeof FILES;

export function serveWords() {
  const network = { isThere: true, asked: [] as Name[] };
  vi.stubGlobal('fetch', (address: string) => {
    const name = (Object.keys(FILES) as Name[]).find((each) => address.includes(`${each}.json`));
    if (!name) return Promise.reject(new Error(`${address} is no file of words`));
    network.asked.push(name);
    return network.isThere
      ? Promise.resolve(Response.json(FILES[name]))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  return network;
}
