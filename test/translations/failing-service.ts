/** A language model that translates, and by chance fails in each way in which such services do; every call is noted. */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answersJson, completes, type Behaviour } from '#test/server/model-endpoint.ts';
import type { Call } from './repeated-calls.ts';

interface Given {
  texts: { id: string; text: string }[];
}

/** How long it thinks about a call. Milliseconds. */
const THINKING_MS = 60;

export const translated = (text: string, language: string): string => `${text} (${language})`;
export const wanted = (text: string, language: string): string => `${language}: ${text}`;

/** What is answered, and for which of the texts it is of use. */
type Way = (
  response: ServerResponse,
  given: Given,
  language: string,
  random: () => number,
) => readonly Given['texts'][number][];

const answers = (response: ServerResponse, language: string, texts: Given['texts']) => {
  const translations = texts.map(({ id, text }) => ({ id, text: translated(text, language) }));
  completes(response, JSON.stringify({ translations }));
  return texts;
};
const fails = (status: number, headers?: Record<string, string>): Way => {
  return (response) => {
    answersJson(response, status, { error: { message: 'Try later.' } }, headers);
    return [];
  };
};

export const WAYS: Record<string, Way> = {
  good: (response, { texts }, language) => answers(response, language, texts),
  500: fails(500),
  429: fails(429, { 'retry-after': '1' }),
  'no answer': () => [],
  'cut off': (response) => {
    response.socket?.destroy();
    return [];
  },
  garbage: (response) => {
    completes(response, 'Certainly! Here are your translations:');
    return [];
  },
  'too few': (response, { texts }, language, random) =>
    answers(
      response,
      language,
      texts.filter(() => random() < 0.5),
    ),
  'too many': (response, { texts }, language) => {
    answers(response, language, [...texts, { id: String(texts.length + 1), text: 'A free drink' }]);
    return texts;
  },
};

/** How likely a call is to be answered well: else it fails in one of the other ways. */
const GOOD = 0.7;

export interface NotedCall extends Call {
  way: string;
  language: string;
  at: number;
}

/** @param lifeNow which server calls at the moment */
export function failingService(random: () => number, lifeNow: () => number) {
  const calls: NotedCall[] = [];
  const ways = Object.keys(WAYS);
  const behave: Behaviour<Given> = (response, given, { body }) => {
    const language = /, ([\w-]+)\)\./.exec(body.messages[0]?.content ?? '')?.[1] ?? '';
    const way = random() < GOOD ? 'good' : ways[Math.floor(random() * ways.length)]!;
    const asked = given.texts.map(({ text }) => wanted(text, language));
    const call = { life: lifeNow(), way, language, at: performance.now(), asked, answered: [] as string[] };
    calls.push(call);
    const answer = async () => {
      await wait(THINKING_MS);
      if (response.destroyed) return;
      const useful = WAYS[way]!(response, given, language, random);
      call.answered.push(...useful.map(({ text }) => wanted(text, language)));
    };
    void answer();
  };
  return { calls, behave };
}
