import { describe, expect, it } from 'vitest';
import { houseChanges, houseMessages, isOfMachine } from './home-assistant.ts';

const machine = {
  shopId: 'demo-bar',
  machineId: 'm/1',
  name: 'Left',
  firmware: null,
  state: 'ready' as const,
  problem: null,
  levels: [{ slot: 3, pct: 80 }],
};

describe('a machine in a house', () => {
  it('is a state, a problem, a level for each slot, and how they are now', () => {
    const messages = houseMessages(machine);
    expect([...messages.keys()]).toEqual([
      'homeassistant/sensor/sipwell_m_1_state/config',
      'homeassistant/binary_sensor/sipwell_m_1_problem/config',
      'homeassistant/sensor/sipwell_m_1_level_3/config',
      'bev/v1/demo-bar/m%2F1/status',
    ]);
    expect(JSON.parse(messages.get('bev/v1/demo-bar/m%2F1/status')!)).toEqual({
      state: 'ready',
      problem: null,
      levels: { 3: 80 },
    });
    expect(JSON.parse(messages.get('homeassistant/sensor/sipwell_m_1_level_3/config')!)).toMatchObject({
      unique_id: 'sipwell_m_1_level_3',
      state_topic: 'bev/v1/demo-bar/m%2F1/status',
      value_template: "{{ value_json.levels['3'] }}",
      availability_topic: 'bev/v1/online',
      device: { identifiers: ['sipwell_m_1'], name: 'Left' },
    });
    for (const topic of messages.keys()) expect(isOfMachine(topic, machine)).toBe(true);
  });

  it.each([
    ['homeassistant/sensor/sipwell_m_10_state/config', 'another whose id begins like it'],
    ['homeassistant/sensor/other_state/config', 'another product'],
    ['bev/v1/other-bar/m%2F1/status', 'another shop'],
  ])('does not take %s for its own: %s', (topic) => expect(isOfMachine(topic, machine)).toBe(false));

  it('sends what is new or changed, and empties what has to go', () => {
    const retained = new Map([
      ['same', '1'],
      ['changed', '1'],
      ['stale', '1'],
    ]);
    const wanted = new Map([
      ['same', '1'],
      ['changed', '2'],
      ['new', '3'],
    ]);
    expect(houseChanges(retained, wanted)).toEqual([
      ['changed', '2'],
      ['new', '3'],
      ['stale', ''],
    ]);
  });
});
