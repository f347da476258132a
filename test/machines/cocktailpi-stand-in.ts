/**
 * Stands in for CocktailPi (commit 521b9a6c): its HTTP interface and its socket, its refusals in its words, and what it
 * forgets when power goes. Levels go down when a drink begins, and it is busy for 5 s after an end. Never kinder.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { StompBroker } from './stomp-broker.ts';

interface Step {
  ingredientId: number;
  amount: number;
  scale: boolean;
  boostable: boolean;
}
interface Recipe {
  id: number;
  name: string;
  steps: Step[];
}
type State = 'RUNNING' | 'FINISHED' | 'CANCELLED' | 'ERROR';
interface Order {
  amountOrderedInMl?: number;
  customisations?: { boost?: number };
}

const TOPIC = '/topic/cocktailprogress';
const BUSY_AFTER_MS = 5000;
const REPORT_MS = 50;
const USER = { username: 'sipwell', password: 'let me pour' };
export const PI_KEYS = USER;

export class CocktailPiStandIn {
  pumps = ['Gin', 'Campari', 'Sweet Vermouth'].map((name, i) => ({
    id: i + 1,
    type: 'dc',
    name: `Pump ${i + 1}`,
    state: 'READY',
    fillingLevelInMl: 700,
    currentIngredient: { id: 11 + i, name, bottleSize: 700, type: 'automated' } as { id: number; name: string } | null,
  }));
  recipes: Recipe[] = [];
  making: { recipe: { id: number; name: string }; progress: number; state: State; userId: number } | null = null;
  pouredMl = 0;
  starts = 0;
  calls: string[] = [];
  // Switches.
  hasGlass = true;
  mayKeepRecipes = true;
  losesStart: 'before' | 'after' | undefined;
  slowness = 1;
  /** Each message is delivered twice. */
  saysTwice = false;
  /** A pump breaks at this part of the drink. */
  breaksAt: number | undefined;

  readonly #mlPerSecond: number;
  readonly #tokens = new Set<string>();
  #server = createServer();
  #broker: StompBroker | undefined;
  #port = 0;
  #life = new AbortController();

  constructor({ mlPerSecond }: { mlPerSecond: number }) {
    this.#mlPerSecond = mlPerSecond;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<this> {
    this.#life = new AbortController();
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#broker = new StompBroker(
      this.#server,
      '/websocket/',
      (bearer) => this.#tokens.has(bearer),
      (destination) => void (destination === `/user${TOPIC}` && setTimeout(() => this.#tell(), 10)),
    );
    await new Promise<void>((ready) => this.#server.listen(this.#port, '127.0.0.1', ready));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Its power goes: what it was making is forgotten, but the levels are already those of a whole drink. */
  async kill(): Promise<void> {
    this.#life.abort();
    this.making = null;
    this.#broker?.close();
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  revive(): Promise<this> {
    return this.open();
  }

  /** Less is left at its first pump than any drink takes. */
  runOut(): void {
    this.pumps[0]!.fillingLevelInMl = 8;
  }

  cutSocket(): void {
    this.#broker?.cut();
  }
  /** Its tokens end, as after an update. */
  forgetTokens(): void {
    this.#tokens.clear();
  }

  #tell(): void {
    for (let times = this.saysTwice ? 2 : 1; times > 0; times--)
      this.#broker?.tell(TOPIC, this.making ? JSON.stringify(this.making) : 'DELETE');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://stand.in');
    const route = `${request.method} ${url.pathname.replaceAll(/\/\d+/g, '/:id')}`;
    const id = Number(/\/(\d+)/.exec(url.pathname)?.[1]);
    this.calls.push(route);
    const isStart = route === 'PUT /api/cocktail/:id';
    const loss = isStart ? this.losesStart : undefined;
    if (isStart) this.losesStart = undefined;
    if (loss === 'before') return void request.socket.destroy();
    const isOpen = ['POST /api/auth/login', 'GET /api/system/version'].includes(route);
    const isUser = this.#tokens.has((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    const reply = isOpen || isUser ? this.#route(route, id, body) : { status: 401, body: { error: 'Unauthorized' } };
    if (loss === 'after') return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body ?? null));
  }

  #route(route: string, id: number, body: string): Reply {
    switch (route) {
      case 'POST /api/auth/login':
        return this.#signIn(JSON.parse(body) as Partial<typeof USER>);
      case 'GET /api/system/version':
        return { status: 200, body: { version: '3.2.0' } };
      case 'GET /api/pump/':
        return { status: 200, body: this.pumps };
      case 'PATCH /api/pump/:id':
        this.pumps.find((one) => one.id === id)!.fillingLevelInMl = (JSON.parse(body) as Level).fillingLevelInMl;
        return { status: 200 };
      case 'PUT /api/pump/:id/pumpup':
        return { status: 201, body: 1 };
      case 'GET /api/recipe/':
        return { status: 200, body: { content: this.recipes.map((one) => ({ id: one.id, name: one.name })) } };
      case 'POST /api/recipe/':
      case 'PUT /api/recipe/:id':
        return this.#writeRecipe(route.startsWith('POST') ? undefined : id, body);
      case 'PUT /api/cocktail/:id/feasibility':
        return this.#feasibility(id, JSON.parse(body) as Order);
      case 'PUT /api/cocktail/:id':
        return this.#start(id, JSON.parse(body) as Order);
      case 'DELETE /api/cocktail/':
        if (this.making?.state !== 'RUNNING') return { status: 404 };
        this.making.state = 'CANCELLED';
        return { status: 200 };
      default:
        return { status: 404 };
    }
  }

  #signIn({ username, password }: Partial<typeof USER>): Reply {
    if (username !== USER.username || password !== USER.password) return { status: 401, body: 'Invalid login data' };
    const accessToken = randomUUID();
    this.#tokens.add(accessToken);
    return { status: 200, body: { accessToken, tokenType: 'Bearer', user: { id: 7, username } } };
  }

  #writeRecipe(id: number | undefined, form: string): Reply {
    if (!this.mayKeepRecipes) return { status: 500, body: { message: 'Access Denied' } };
    const json = /\r\n\r\n(\{.*\})\r\n/s.exec(form)?.[1];
    const { name, ownerId, productionSteps, categoryIds } = JSON.parse(json ?? '{}') as Form;
    if (!name || name.length > 50 || !productionSteps?.length || !categoryIds)
      return refused('name size must be between 1 and 50');
    if (ownerId !== 7) return refused(`User with id ${ownerId} doesn't exist!`);
    const known = this.recipes.find((one) => one.id === id);
    if (id !== undefined && !known) return { status: 404 };
    const steps = productionSteps.flatMap(({ stepIngredients = [] }) => stepIngredients);
    const recipe = { id: known?.id ?? this.recipes.length + 1, name, steps };
    this.recipes = [...this.recipes.filter((one) => one !== known), recipe];
    return known ? { status: 200 } : { status: 201, body: recipe };
  }

  /** What each ingredient needs, or why it refuses. */
  #needs(
    recipe: Recipe,
    { customisations }: Order,
  ): string | { pump: CocktailPiStandIn['pumps'][number]; ml: number }[] {
    // Left out, a boost is 0.
    if ((customisations?.boost ?? 0) !== 100 && !recipe.steps.some(({ boostable }) => boostable))
      return 'Recipe not boostable!';
    return recipe.steps.flatMap(({ ingredientId, amount }) => {
      const pump = this.pumps.find(({ currentIngredient }) => currentIngredient?.id === ingredientId);
      return pump ? [{ pump, ml: amount }] : [];
    });
  }

  #feasibility(id: number, order: Order): Reply {
    const recipe = this.recipes.find((one) => one.id === id);
    if (!recipe) return { status: 404 };
    const needs = this.#needs(recipe, order);
    if (typeof needs === 'string') return refused(needs);
    const requiredIngredients = needs.map(({ pump, ml }) => ({
      amountRequired: ml,
      amountMissing: Math.max(0, ml - pump.fillingLevelInMl),
    }));
    const isShort = requiredIngredients.some(({ amountMissing }) => amountMissing > 0);
    const failNoGlass = !this.hasGlass;
    return { status: 200, body: { feasible: !failNoGlass && !isShort, failNoGlass, requiredIngredients } };
  }

  #start(id: number, order: Order): Reply {
    const recipe = this.recipes.find((one) => one.id === id);
    if (!recipe) return { status: 404 };
    if (this.making) return refused('A cocktail is already being fabricated!');
    const needs = this.#needs(recipe, order);
    if (typeof needs === 'string') return refused(needs);
    if (needs.some(({ pump, ml }) => ml > pump.fillingLevelInMl))
      return refused("Some pumps don't have enough liquids left!");
    if (!this.hasGlass) return refused('Cocktail not feasible!');
    this.starts += 1;
    for (const { pump, ml } of needs) pump.fillingLevelInMl -= ml;
    this.making = { recipe: { id, name: recipe.name }, progress: 0, state: 'RUNNING', userId: 7 };
    this.#tell();
    void this.#pour(needs, this.making, this.#life.signal);
    return { status: 202 };
  }

  async #pour(
    needs: { pump: CocktailPiStandIn['pumps'][number]; ml: number }[],
    making: NonNullable<CocktailPiStandIn['making']>,
    life: AbortSignal,
  ): Promise<void> {
    const nap = (ms: number) => wait(ms, undefined, { signal: life }).catch(() => undefined);
    const totalMl = needs.reduce((sum, { ml }) => sum + ml, 0);
    const totalMs = Math.max(1, (totalMl / this.#mlPerSecond) * 1000 * this.slowness);
    let doneMs = 0;
    while (doneMs < totalMs && making.state === 'RUNNING') {
      const stepMs = Math.min(REPORT_MS, totalMs - doneMs);
      await nap(stepMs);
      if (life.aborted) return;
      doneMs += stepMs;
      this.pouredMl += (totalMl * stepMs) / totalMs;
      making.progress = Math.round((doneMs / totalMs) * 100);
      if (this.breaksAt !== undefined && doneMs / totalMs >= this.breaksAt) making.state = 'ERROR';
      this.#tell();
    }
    if (making.state === 'RUNNING') making.state = 'FINISHED';
    else for (const { pump, ml } of needs) pump.fillingLevelInMl += Math.round(ml * (1 - doneMs / totalMs));
    this.#tell();
    await nap(BUSY_AFTER_MS);
    if (life.aborted) return;
    this.making = null;
    this.#tell();
  }

  /** Somebody orders at its own screen. */
  startByHand(name: string, ml: number): void {
    this.making = { recipe: { id: 99, name }, progress: 0, state: 'RUNNING', userId: 1 };
    this.#tell();
    void this.#pour([{ pump: this.pumps[0]!, ml }], this.making, this.#life.signal);
  }
}

interface Level {
  fillingLevelInMl: number;
}
interface Form {
  name?: string;
  ownerId?: number;
  productionSteps?: { stepIngredients?: Step[] }[];
  categoryIds?: number[];
}
interface Reply {
  status: number;
  body?: unknown;
}
const refused = (message: string): Reply => ({
  status: 400,
  body: { timestamp: new Date().toISOString(), message, details: 'uri=/api' },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
