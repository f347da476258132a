/** Somebody behind the bar: reads the orders that are open, and takes one step after the other. */
import { BAR } from '../database/bar-image.ts';
import { createFollower, type Follower } from './follower.ts';
import type { Stage } from '../stage.ts';

interface Listed {
  id: string;
  status: string;
  stage: string;
}

export interface Staff {
  follower: Follower;
  run: () => Promise<void>;
}

export function createStaff(stage: Stage, number: number): Staff {
  const { scheduler, random, network, ledger, image, kind } = stage;
  const who = `staff-${number}`;
  const headers = image.staff;
  const get = (path: string) => network.ask(who, { method: 'GET', url: BAR + path, headers });
  const post = (path: string, body?: object) => network.ask(who, { method: 'POST', url: BAR + path, headers, body });
  const follower = createFollower(get, () => ledger.fail(`${who} missed events`));

  const actions = ({ status, stage: of }: Listed): string[] => {
    if (status === 'PENDING') return ['approve', 'approve', 'approve', 'cancel'];
    if (status === 'IMMEDIATE') return ['approve', 'cancel'];
    if (of === 'attention') return ['complete', 'remake', 'cancel', 'complete'];
    if (status === 'IN_PROGRESS') return ['complete', 'stop', 'cancel', 'look', 'look', 'look', 'look'];
    return ['collect', 'collect', 'take-back', 'remake'];
  };
  const work = async () => {
    const list = await get('/orders?status=TONIGHT');
    const orders: Listed[] = list?.status === 200 ? list.body.data : [];
    if (orders.length === 0) return;
    const one = random.pick(orders);
    const action = random.pick(actions(one));
    const url = `/orders/${one.id}`;
    if (action === 'look') return void (await get(url));
    // In a shop of its own bottles these count what was released.
    const isByHand = action === 'approve' && kind !== 'by-hand' && random.chance(0.15);
    const reply = await post(`${url}/${action}`, isByHand ? { by: 'hand' } : undefined);
    if (action === 'cancel' && reply?.status === 200) ledger.cancelled.set(one.id, scheduler.now());
    if (action === 'take-back') ledger.cancelled.delete(one.id);
  };
  const machine = async () => {
    const of = image.machines.length > 0 ? random.pick(image.machines).id : image.drivenId;
    if (of !== undefined) await post(`/machines/${of}/${random.pick(['stop', 'clear-fault', 'clear-fault'])}`);
  };

  const run = async (): Promise<void> => {
    await scheduler.sleep(random.between(0, 3000));
    while (stage.isOpen()) {
      switch (random.weighted({ work: 12, follow: 5, machine: 1 })) {
        case 'work':
          await work();
          break;
        case 'follow':
          await follower.follow();
          break;
        case 'machine':
          await machine();
      }
      await scheduler.sleep(random.between(100, 5000));
    }
  };
  return { follower, run };
}
