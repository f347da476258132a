/**
 * Stands in for CocktailBerry 4.7: its HTTP interface, and what goes wrong with it as measured on the real one: the state
 * is one for all, a start takes effect only after its answer, and its pumps look for a stop now and then. Never kinder.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Bottle {
  id: number;
  name: string;
  bottle: number | null;
  fill_level: number;
  bottle_volume: number;
  alcohol: number;
}
interface Recipe {
  id: number;
  name: string;
  enabled: boolean;
  ingredients: { id: number; amount: number; recipe_order: number }[];
}
type State = 'IN_PROGRESS' | 'FINISHED' | 'CANCELED' | 'WAITING_FOR_PAYMENT';

export interface StandInOptions {
  /** From 0 up to 1; the same each time for a test that can be repeated. */
  random: () => number;
  mlPerSecond: number;
  makerKey?: string;
  masterKey?: string;
  /** Where to listen, so that one that was killed comes back at its address. */
  port?: number;
  /** Other than real time. */
  nap?: (ms: number, life: AbortSignal) => Promise<void>;
  clock?: () => Date;
  /** Its pumps begin. */
  onPour?: (name: string) => void;
}

/** How long after the answer a start takes effect, and how long pumps go on after a stop. Milliseconds. */
const START_GAP_MS = [5, 60] as const;
const STOP_CHECK_MS = [79, 283] as const;
const NO_GAP = 0.3;

export class CocktailBerryStandIn {
  bottles: Bottle[] = [
    { id: 1, name: 'Gin', bottle: 1, fill_level: 700, bottle_volume: 700, alcohol: 40 },
    { id: 2, name: 'Campari', bottle: 2, fill_level: 700, bottle_volume: 700, alcohol: 25 },
    { id: 3, name: 'Sweet Vermouth', bottle: 3, fill_level: 1000, bottle_volume: 1000, alcohol: 16 },
    { id: 4, name: 'Soda Water', bottle: null, fill_level: 1000, bottle_volume: 1000, alcohol: 0 },
  ];
  recipes: Recipe[] = [];
  events: { id: number; event_type: string; timestamp: string; additional_info: string | null }[] = [];
  state: { status: State; progress: number; message: string | null } = {
    status: 'FINISHED',
    progress: 0,
    message: null,
  };
  /** What came out of its pumps, in millilitres: all of it, and by the name of the recipe. */
  pouredMl = 0;
  pouredByName = new Map<string, number>();
  starts = 0;
  care: string[] = [];
  // Switches.
  hasGlass = true;
  asksForPayment = false;
  /** The reply to the next start is lost: before it arrived, or after it took effect. */
  losesStart: 'before' | 'after' | undefined;
  /** What the pump of a bottle gives of what it should. */
  stalled: number | undefined;
  /** Takes so many times as long. */
  slowness = 1;
  /** Each line stands in its log twice. */
  saysTwice = false;

  readonly #options: StandInOptions;
  #server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;
  #life = new AbortController();

  constructor(options: StandInOptions) {
    this.#options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(this.#port || this.#options.port || 0, '127.0.0.1', ready));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Its power goes: pumps stand still, what it was doing is forgotten, nothing is written. */
  async kill(): Promise<void> {
    this.cutPower();
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async revive(): Promise<void> {
    this.restorePower();
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await this.open();
  }

  cutPower(): void {
    this.#life.abort();
    this.state = { status: 'FINISHED', progress: 0, message: null };
  }

  restorePower(): void {
    this.#life = new AbortController();
  }

  /** Less is left of its first bottle than any drink takes. */
  runOut(): void {
    this.bottles[0]!.fill_level = 8;
  }

  level(id: number): number {
    return this.bottles.find((one) => one.id === id)!.fill_level;
  }

  #between([least, most]: readonly [number, number]): number {
    return least + this.#options.random() * (most - least);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://stand.in');
    const route = routeOf(request.method, url);
    const id = idIn(url);
    const isStart = route === 'POST /cocktails/prepare/:id' && id > 0;
    const loss = isStart ? this.losesStart : undefined;
    if (isStart) this.losesStart = undefined;
    if (loss === 'before') return void request.socket.destroy();
    const reply = this.#route(route, { id, body, headers: request.headers });
    if (loss === 'after') return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  }

  /** Without a network: what it answers at once. */
  ask(method: string, address: string, body: unknown): Reply {
    const url = new URL(address);
    return this.#route(routeOf(method, url), { id: idIn(url), body: body ?? {}, headers: {} });
  }

  #route(route: string, { id, body, headers }: Call): Reply {
    const refused = this.#locked(route, headers);
    if (refused) return refused;
    switch (route) {
      case 'GET /info':
        return ok({ python_version: '3.13', platform: 'stand-in', project_name: 'CocktailBerry', version: '4.7.0' });
      case 'GET /ingredients':
        return ok(this.bottles.map((one) => ({ ...one, hand: false, unit: 'ml', pump_speed: 100 })));
      case 'GET /cocktails':
        return ok(this.recipes);
      case 'POST /cocktails':
      case 'PUT /cocktails/:id':
        return this.#writeRecipe(route.startsWith('POST') ? undefined : id, body);
      case 'GET /cocktails/prepare/status':
        return ok({ ...this.state, hand_adds: [] });
      case 'POST /cocktails/prepare/:id':
        return this.#start(id, body as { volume: number });
      case 'POST /cocktails/prepare/stop':
      case 'POST /cocktails/prepare/payment/cancel':
        // Also while nothing runs.
        this.state.status = 'CANCELED';
        return ok({ message: 'Cocktail preparation cancelled' });
      case 'GET /options/events':
        return ok({ data: { events: this.events.toReversed(), event_keys: [] } });
      case 'POST /options/clean':
      case 'POST /options/initialize-bottles':
      case 'POST /bottles/refill':
        return this.#care(route, body);
      default:
        return { status: 404, body: { detail: 'Not Found' } };
    }
  }

  #locked(route: string, headers: Call['headers']): Reply | undefined {
    const { makerKey, masterKey } = this.#options;
    const isMaster = masterKey !== undefined && headers['x-master-key'] === masterKey;
    if (route.includes('/options/') && masterKey !== undefined && !isMaster)
      return { status: 403, body: { detail: 'Invalid Master Password' } };
    const isMaker = /^(POST|PUT) \/(cocktails|bottles)/.test(route);
    if (isMaker && makerKey !== undefined && headers['x-maker-key'] !== makerKey && !isMaster)
      return { status: 403, body: { detail: 'Invalid Maker Password' } };
    return undefined;
  }

  #writeRecipe(id: number | undefined, body: unknown): Reply {
    const { name, enabled, ingredients } = body as Partial<Recipe>;
    if (!name || !ingredients?.length || ingredients.some(({ amount }) => !(amount > 0 && Number.isInteger(amount))))
      return { status: 422, body: { detail: [{ type: 'missing', loc: ['body', 'name'] }] } };
    if (ingredients.some((one) => !this.bottles.some((known) => known.id === one.id)))
      return { status: 406, body: { detail: 'Element not found' } };
    if (this.recipes.some((one) => one.name === name && one.id !== id))
      return { status: 406, body: { detail: 'Element already exists' } };
    const known = this.recipes.find((one) => one.id === id);
    if (id !== undefined && !known) return { status: 406, body: { detail: 'Element not found' } };
    const recipe = { id: known?.id ?? this.recipes.length + 1, name, enabled: enabled ?? true, ingredients };
    this.recipes = [...this.recipes.filter((one) => one !== known), recipe];
    return ok({ message: 'Recipe saved', data: recipe });
  }

  #start(id: number, { volume }: { volume: number }): Reply {
    const recipe = this.recipes.find((one) => one.id === id);
    if (!recipe) return { status: 404, body: { detail: `Cocktail (id=${id}) not found` } };
    const base = recipe.ingredients.reduce((sum, { amount }) => sum + amount, 0);
    const pours = recipe.ingredients.map((one) => ({
      bottle: this.bottles.find((known) => known.id === one.id)!,
      ml: Math.round((one.amount * volume) / base),
    }));
    if (pours.some(({ bottle }) => bottle.bottle === null))
      return { status: 400, body: { detail: 'Cocktail not possible' } };
    const refuse = (status: string, detail: string): Reply => ({ status: 400, body: { status, detail, bottle: null } });
    if (this.state.status === 'IN_PROGRESS') return refuse('IN_PROGRESS', 'Cocktail already in progress!');
    const short = pours.find(({ bottle, ml }) => ml * 0.8 > bottle.fill_level);
    if (short) return refuse('NOT_ENOUGH_INGREDIENTS', `${short.bottle.name} has not enough volume!`);
    if (!this.hasGlass) return refuse('NO_GLASS_DETECTED', 'No glass detected.');
    if (this.asksForPayment) {
      this.state = { status: 'WAITING_FOR_PAYMENT', progress: 0, message: null };
      return ok({ progress: 0, message: null, status: 'WAITING_FOR_PAYMENT', hand_adds: [] });
    }
    this.starts += 1;
    void this.#pour(recipe.name, pours, this.#life.signal);
    return ok({ progress: 0, message: null, status: 'IN_PROGRESS', hand_adds: [] });
  }

  /** Runs in the background: until it begins, the state is still the one before. */
  async #pour(name: string, pours: { bottle: Bottle; ml: number }[], life: AbortSignal): Promise<void> {
    const gap = this.#options.random() < NO_GAP ? 0 : this.#between(START_GAP_MS);
    const inRealTime = (ms: number) => wait(ms, undefined, { signal: life }).catch(() => undefined);
    const nap = (ms: number) => this.#options.nap?.(ms, life) ?? inRealTime(ms);
    await nap(gap);
    if (life.aborted) return;
    this.#options.onPour?.(name);
    this.state = { status: 'IN_PROGRESS', progress: 0, message: null };
    const totalMl = pours.reduce((sum, { ml }) => sum + ml, 0);
    const totalMs = (totalMl / this.#options.mlPerSecond) * 1000 * this.slowness || 1;
    let doneMs = 0;
    let part = 0;
    while (doneMs < totalMs) {
      const stepMs = Math.min(this.#between(STOP_CHECK_MS), totalMs - doneMs);
      await nap(stepMs);
      if (life.aborted) return;
      doneMs += stepMs;
      const more = Math.min(1, doneMs / totalMs) - part;
      part += more;
      this.pouredMl += totalMl * more;
      this.pouredByName.set(name, (this.pouredByName.get(name) ?? 0) + totalMl * more);
      this.state.progress = Math.round(part * 100);
      // One state for all: another start may have made this one go on.
      if (this.state.status === 'CANCELED') break;
    }
    for (const { bottle, ml } of pours) {
      const given = this.stalled === bottle.bottle ? 0.3 : 1;
      bottle.fill_level = Math.max(0, bottle.fill_level - Math.round(ml * part * given));
    }
    const wasStopped = this.state.status === 'CANCELED';
    if (!wasStopped) this.state.status = 'FINISHED';
    await nap(this.#between(START_GAP_MS));
    if (!life.aborted) this.note(wasStopped ? 'COCKTAIL_CANCELED' : 'COCKTAIL_PREPARATION', name);
  }

  /** A line of its log. */
  note(event_type: string, additional_info: string | null): void {
    const now = this.#options.clock?.() ?? new Date();
    const timestamp = now.toISOString().slice(0, 19).replace('T', ' ');
    for (let times = this.saysTwice ? 2 : 1; times > 0; times--)
      this.events.push({ id: this.events.length + 1, event_type, timestamp, additional_info });
  }

  /** Somebody starts a drink at its own screen. */
  startByHand(name: string, ml: number): void {
    const bottle = { id: 99, name, bottle: 9, fill_level: 5000, bottle_volume: 5000, alcohol: 0 };
    void this.#pour(name, [{ bottle, ml }], this.#life.signal);
  }

  #care(route: string, body: unknown): Reply {
    if (this.state.status === 'IN_PROGRESS')
      return { status: 400, body: { status: 'IN_PROGRESS', detail: 'Cocktail already in progress!', bottle: null } };
    this.care.push(route.split('/').at(-1) ?? '');
    if (route.endsWith('refill'))
      for (const one of this.bottles)
        if (one.bottle !== null && (body as number[]).includes(one.bottle)) one.fill_level = one.bottle_volume;
    return ok({ message: 'Started' });
  }
}

interface Call {
  id: number;
  body: unknown;
  headers: IncomingMessage['headers'];
}
interface Reply {
  status: number;
  body: unknown;
}
const routeOf = (method: string | undefined, url: URL): string =>
  `${method} ${url.pathname.replaceAll(/\/\d+/g, '/:id')}`;
const idIn = (url: URL): number => Number(/\/(\d+)/.exec(url.pathname)?.[1]);
const ok = (body: unknown): Reply => ({ status: 200, body });

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as unknown);
}
