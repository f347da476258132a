import { describe, expect, it } from 'vitest';
import { addressOf, machineTopic } from './mqtt-topics.ts';

describe('topics of machines', () => {
  it.each([
    ['demo-bar', '0195c1e0', 'bev/v1/demo-bar/0195c1e0'],
    ['+', '#', 'bev/v1/%2B/%23'],
    ['a/b', 'c d', 'bev/v1/a%2Fb/c%20d'],
    ['$SYS', '%2B', 'bev/v1/%24SYS/%252B'],
    ['茶室\n', 'é', 'bev/v1/%E8%8C%B6%E5%AE%A4%0A/%C3%A9'],
  ])('of the shop %j and the machine %j: %s, and back', (shopId, machineId, topic) => {
    expect(machineTopic({ shopId, machineId })).toBe(topic);
    expect(addressOf(`${topic}/evt`)).toEqual({ shopId, machineId, channel: 'evt' });
  });

  it.each(['bev/v1/a/b', 'bev/v1/a/b/other', 'bev/v2/a/b/evt', 'bev/v1/a/b/evt/c', 'bev/v1//b/evt', 'bev/v1/%/b/evt'])(
    'knows nothing of %s',
    (topic) => expect(addressOf(topic)).toBeUndefined(),
  );
});
