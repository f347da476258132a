/** As much of STOMP 1.2 as CocktailPi's broker says: connected as a user or as nobody, and messages to a user's own topics. */
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';

interface Listener {
  socket: WebSocket;
  /** By destination. */
  subscriptions: Map<string, string>;
  isUser: boolean;
}

interface Frame {
  command: string;
  headers: Record<string, string>;
}

export class StompBroker {
  readonly #listeners = new Set<Listener>();
  readonly #sockets: WebSocketServer;

  constructor(
    server: Server,
    path: string,
    isToken: (bearer: string) => boolean,
    onSubscribe: (destination: string) => void,
  ) {
    this.#sockets = new WebSocketServer({ server, path });
    this.#sockets.on('connection', (socket) => {
      const listener: Listener = { socket, subscriptions: new Map(), isUser: false };
      this.#listeners.add(listener);
      socket.on('close', () => this.#listeners.delete(listener));
      socket.on('message', (data) => {
        const { command, headers } = frameOf(Buffer.from(data as Buffer).toString('utf8'));
        if (command === 'CONNECT' || command === 'STOMP') {
          listener.isUser = isToken((headers.Authorization ?? '').replace(/^Bearer /, ''));
          send(socket, 'CONNECTED', { version: '1.2', 'heart-beat': '0,0' });
        }
        if (command !== 'SUBSCRIBE') return;
        if (!listener.isUser) {
          send(socket, 'ERROR', { message: 'Failed to send message to ExecutorSubscribableChannel' });
          return socket.close();
        }
        listener.subscriptions.set(headers.destination ?? '', headers.id ?? '');
        onSubscribe(headers.destination ?? '');
      });
    });
  }

  /** To everybody's own topic: who subscribed without `/user` hears nothing. */
  tell(topic: string, body: string): void {
    for (const { socket, subscriptions } of this.#listeners) {
      const subscription = subscriptions.get(`/user${topic}`);
      const headers = { destination: `/user${topic}`, 'message-id': String(Math.random()), subscription };
      if (subscription !== undefined) send(socket, 'MESSAGE', { ...headers, subscription }, body);
    }
  }

  cut(): void {
    for (const { socket } of this.#listeners) socket.terminate();
  }

  close(): void {
    this.cut();
    this.#sockets.close();
  }
}

function send(socket: WebSocket, command: string, headers: Record<string, string>, body = ''): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  socket.send(`${[command, ...lines].join('\n')}\n\n${body}\0`);
}

function frameOf(text: string): Frame {
  const [command = '', ...lines] = (text.split('\n\n')[0] ?? '').trim().split('\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()] as const;
  });
  return { command, headers: Object.fromEntries(headers) };
}
