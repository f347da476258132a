/** A guest's phone: orders through an outbox as the product's does, follows its orders, and now and then pries. */
import { fateOf, isTooOld, pauseAfterMs } from '#domain/order/outbox.ts';
import { BAR, SHOP } from '../database/bar-image.ts';
import { createFollower, type Follower } from './follower.ts';
import { nameOf, type Wish } from '../judge/ledger.ts';
import type { Reply } from '../simulated-server.ts';
import type { Stage } from '../stage.ts';

/** Of the demonstration; a machine with a program of its own has bottles for the first alone. */
const DRINKS = ['bar-negroni', 'bar-negroni', 'bar-tequila-sunrise', 'bar-sichuan-mule'] as const;

/** What a guest does next, by how often. */
const HABITS = { order: 5, approve: 10, cancel: 1, collect: 1, stop: 0.5, pry: 1, list: 1, follow: 3, withdraw: 0.7 };

export interface Phone {
  follower: Follower;
  device: string;
  /** Until the bar closes. */
  run: () => Promise<void>;
}

export function createPhone(stage: Stage, number: number): Phone {
  const { scheduler, random, network, ledger, image, known } = stage;
  const who = `phone-${number}`;
  const device = random.uuid();
  const headers = { 'x-device-id': device, 'x-join-code': image.joinCode };
  let drinks = 0;

  const get = (path: string) => network.ask(who, { method: 'GET', url: BAR + path, headers });
  const post = (path: string, body?: object, more: Record<string, string> = {}) =>
    network.ask(who, { method: 'POST', url: BAR + path, headers: { ...headers, ...more }, body });
  const follower = createFollower(get, () => ledger.fail(`${who} missed events`));

  const order = async (): Promise<void> => {
    const name = nameOf(number, ++drinks);
    const key = random.chance(0.9) ? random.uuid() : undefined;
    const wish: Wish = { phone: number, name, key, isCertain: true, placed: undefined, refused: undefined };
    ledger.wishes.set(name, wish);
    const body = {
      targetShopId: SHOP,
      recipeId: stage.kind === 'program' ? DRINKS[0] : random.pick(DRINKS),
      name,
      kioskInstanceCode: image.joinCode,
    };
    const attempt = () => post('/submit-order', body, key === undefined ? {} : { 'idempotency-key': key });
    if (random.chance(0.1)) void attempt().then((reply) => reply && heard(wish, reply));

    const savedAt = scheduler.now();
    for (let attempts = 1; !isTooOld(savedAt, scheduler.now()); attempts++) {
      const reply = await attempt();
      if (reply?.status === 200) return heard(wish, reply);
      const fate = fateOf(reply?.status ?? 0);
      if (fate === 'refused') return void (wish.refused ??= String(reply?.body.code));
      if (fate === 'unknown') wish.isCertain = false;
      // Without a key nobody can ask again.
      if (key === undefined || (fate === 'again' && !stage.isOpen())) return;
      await scheduler.sleep(pauseAfterMs(attempts));
    }
  };
  const heard = (wish: Wish, reply: Reply) => {
    if (reply.status !== 200) return;
    ledger.onPlaced(wish, reply);
    known.orders.push({ phone: number, orderId: reply.body.orderId, key: wish.key });
  };

  const own = () => known.orders.filter(({ phone }) => phone === number);
  const others = () => known.orders.filter(({ phone }) => phone !== number);
  const step = async (path: string) => {
    const one = own().at(-1 - random.int(2));
    if (one) await post(`/orders/${one.orderId}/${path}`);
  };
  const pry = async () => {
    const one = others().at(-1 - random.int(3));
    if (!one) return;
    const path = random.pick(['approve', 'cancel', 'collect', 'stop']);
    const reply = await post(`/orders/${one.orderId}/${path}`);
    if (reply?.status === 200) ledger.fail(`${who} did ${path} to the order ${one.orderId} of phone-${one.phone}`);
  };
  const withdraw = async () => {
    const one = own().at(-1);
    if (one?.key !== undefined) await post('/withdraw-order', { key: one.key });
  };

  const run = async (): Promise<void> => {
    await scheduler.sleep(random.between(0, 2000));
    while (stage.isOpen()) {
      switch (random.weighted(HABITS)) {
        case 'order':
          stage.begin(order());
          break;
        case 'approve':
          await step('approve');
          break;
        case 'cancel':
          await step('cancel');
          break;
        case 'collect':
          await step('collect');
          break;
        case 'stop':
          await step('stop');
          break;
        case 'pry':
          await pry();
          break;
        case 'list':
          await get('/orders');
          break;
        case 'follow':
          await follower.follow();
          break;
        case 'withdraw':
          await withdraw();
      }
      await scheduler.sleep(random.between(50, 4000));
    }
  };
  return { follower, device, run };
}
