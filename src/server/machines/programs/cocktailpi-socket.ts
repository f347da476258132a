/** CocktailPi's word of what it is making, over STOMP on a WebSocket. Source: docs/decisions/0084. */
import { Client } from '@stomp/stompjs';
import { WebSocket, type ClientOptions } from 'ws';
import { z } from 'zod';
import { machineAddress, machineLookup, NoAnswer, type IsAllowed } from '#server/outbound/call-machine.ts';
import type { LookupFunction } from 'node:net';

const STATES = [
  'READY_TO_START',
  'RUNNING',
  'MANUAL_INGREDIENT_ADD',
  'MANUAL_ACTION_REQUIRED',
  'FINISHED',
  'CANCELLED',
  'ERROR',
] as const;
const Making = z.object({
  recipe: z.object({ name: z.string() }),
  progress: z.number().catch(0),
  state: z.enum(STATES),
});
export type Making = z.infer<typeof Making>;

/** Of the signed-in user: nothing arrives without `/user`. */
const TOPIC = '/user/topic/cocktailprogress';
/** Said 5 s after an end; until then it is busy. */
const NOTHING = /^"?DELETE"?$/;
const RECONNECT_MS = 1000;
const FIRST_WORD_MS = 4000;

export interface CocktailPiSocket {
  /** What it is making, or made up to 5 s ago; null if nothing. @throws NoAnswer without a word of this connection */
  now: () => Promise<Making | null>;
  /** How the drink of a name ended, if that was heard. */
  endOf: (name: string) => Making | undefined;
  close: () => void;
}

interface Options {
  address: string;
  isAllowed: IsAllowed;
  /** @throws NoAnswer, Trouble */
  token: () => Promise<string>;
}

export function openSocket({ address, isAllowed, token }: Options): CocktailPiSocket {
  let word: { making: Making | null } | undefined;
  let waiting: (() => void)[] = [];
  const ends = new Map<string, Making>();
  const heard = (body: string) => {
    const said = NOTHING.test(body) ? null : readMaking(body);
    if (said === undefined) return;
    word = { making: said };
    if (said && isEnd(said)) ends.set(said.recipe.name, said);
    for (const go of waiting.splice(0)) go();
  };

  const client = new Client({
    reconnectDelay: RECONNECT_MS,
    heartbeatIncoming: 0,
    heartbeatOutgoing: 0,
    webSocketFactory: () => {
      const url = machineAddress(`${address}/websocket/`, isAllowed);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      const options: ClientOptions & { lookup: LookupFunction } = {
        lookup: machineLookup(isAllowed),
        followRedirects: false,
        maxPayload: MAX_BYTES,
        handshakeTimeout: FIRST_WORD_MS,
      };
      return new WebSocket(url, ['v12.stomp', 'v11.stomp'], options) as never;
    },
    beforeConnect: async (asked) => {
      // Without a token it connects, is refused, and tries again.
      const bearer = await token().catch(() => '');
      asked.connectHeaders = { Authorization: `Bearer ${bearer}` };
    },
    onConnect: () => void client.subscribe(TOPIC, ({ body }) => heard(body)),
    onWebSocketClose: () => (word = undefined),
    onStompError: () => (word = undefined),
  });
  client.activate();

  const firstWord = async (): Promise<void> => {
    if (word) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one !== go);
        resolve();
      }, FIRST_WORD_MS);
      waiting.push(go);
    });
  };
  return {
    now: async () => {
      await firstWord();
      if (!word) throw new NoAnswer('machine-silent');
      return word.making;
    },
    endOf: (name) => ends.get(name),
    close: () => void client.deactivate({ force: true }),
  };
}

const MAX_BYTES = 1024 * 1024;

export const isEnd = ({ state }: Making): boolean => ['FINISHED', 'CANCELLED', 'ERROR'].includes(state);

function readMaking(body: string): Making | undefined {
  try {
    return Making.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
