/**
 * The ESPHome configuration of devices/esp32, as far as it can be judged without ESPHome: its keys, and its C++ against
 * what ESPHome declares. Source: docs/machines.md "An ESP32 with ESPHome".
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FLAGS, hasCompiler } from './esp32-device.ts';

const FOLDER = join(import.meta.dirname, '../../devices/esp32');
const text = readFileSync(join(FOLDER, 'sipwell.yaml'), 'utf8');
const secrets: Record<string, string> = parse(readFileSync(join(FOLDER, 'secrets.example.yaml'), 'utf8'));
const TOPIC = secrets.sipwell_topic;

const withGlass = text.replace(/^( *)#\+ /gm, '$1');
const secretsUsed = new Set<string>();

interface Part {
  id: string;
  pin: string | { number: string };
}
interface Config {
  esphome: { includes: string[]; on_boot: { priority: number } };
  esp32: { framework: { type: string } };
  mqtt: Record<string, unknown> & { id: string; will_message: { payload: string } };
  interval: { interval: string; then: { lambda: string }[] }[];
  output: Part[];
  binary_sensor: Part[];
}

function configOf(yaml: string): Config {
  const resolve = (name: string) => {
    secretsUsed.add(name);
    return secrets[name] ?? `no secret ${name}`;
  };
  const read = parse(yaml, { customTags: [{ tag: '!secret', resolve }] });
  const filled = JSON.stringify(read).replaceAll('${topic}', read.substitutions.topic);
  return JSON.parse(filled);
}

function lambdasOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(lambdasOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'lambda' ? [value] : lambdasOf(value)));
}

/** As ESPHome does: an id is a pointer, and a dot after it an arrow. */
const generated = (lambda: string): string =>
  lambda.replace(/id\(\s*(\w+)\s*\)(\.?)/g, (_all, id, dot) => (dot ? `${id}->` : id));

const CLASSES = {
  output: 'gpio::GPIOBinaryOutput',
  binary_sensor: 'binary_sensor::BinarySensor',
};

/** In the order of ESPHome's main.cpp: itself, the components, what is included, the lambdas. */
function programOf(config: Config): string {
  const components = (['output', 'binary_sensor'] as const).flatMap((domain) =>
    config[domain].map(({ id }) => `esphome::${CLASSES[domain]} *${id};`),
  );
  return [
    '#include "esphome-stand-in.h"',
    `esphome::mqtt::MQTTClientComponent *${config.mqtt.id};`,
    ...components,
    ...config.esphome.includes.map((file) => `#include "${file}"`),
    'void setup() {',
    ...lambdasOf(config).map((lambda) => `[=]([[maybe_unused]] JsonObjectConst x) { ${generated(lambda)} };`),
    '}',
  ].join('\n');
}

describe.each([
  ['as it is', text],
  ['with a glass sensor', withGlass],
])('the configuration of the ESP32 %s', (_which, yaml) => {
  const config = configOf(yaml);

  it('connects as a machine has to', () => {
    expect(config.mqtt).toMatchObject({
      client_id: secrets.sipwell_machine_id,
      username: secrets.sipwell_machine_id,
      password: secrets.sipwell_token,
      clean_session: true,
      will_message: { topic: `${TOPIC}/state`, qos: 1, retain: true },
      on_json_message: { topic: `${TOPIC}/cmd`, qos: 1 },
    });
    expect(JSON.parse(config.mqtt.will_message.payload)).toEqual({ online: false, boot: expect.any(String) });
  });

  it('says nothing of its own at the broker, and is not held up by it', () => {
    const { discovery, discover_ip, idf_send_async } = config.mqtt;
    expect({ discovery, discover_ip, idf_send_async }).toEqual({
      discovery: false,
      discover_ip: false,
      idf_send_async: true,
    });
    expect(config.esp32.framework.type).toBe('esp-idf');
    // Left out, each would have a default.
    for (const key of ['topic_prefix', 'log_topic', 'birth_message', 'shutdown_message'])
      expect(config.mqtt, key).toHaveProperty(key, null);
    for (const way of ['api', 'web_server', 'ota']) expect(config).not.toHaveProperty(way);
  });

  it('has its pumps on pins that are low at the start, each once, and nobody else can switch them', () => {
    const pins = [...config.output, ...config.binary_sensor].map(({ pin }) =>
      typeof pin === 'string' ? pin : pin.number,
    );
    expect(new Set(pins).size).toBe(pins.length);
    // Strapping, flash, UART, and inputs only: https://docs.espressif.com, "GPIO & RTC GPIO" of the ESP32.
    const unfit = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 34, 35, 36, 37, 38, 39].map((n) => `GPIO${n}`);
    expect(pins.filter((pin) => unfit.includes(pin))).toEqual([]);
    for (const output of config.output) expect(output).toEqual({ platform: 'gpio', id: output.id, pin: output.pin });
    const begin = lambdasOf(config).find((lambda) => lambda.includes('board.begin'))!;
    for (const { id } of config.output) expect(begin).toContain(`id(${id})`);
  });

  it('looks at its pumps often enough', () => {
    expect(config.interval).toHaveLength(1);
    expect(Number.parseInt(config.interval[0]!.interval, 10)).toBeLessThanOrEqual(50);
    expect(config.interval[0]!.then.at(-1)?.lambda).toContain('board.look()');
  });

  it('begins before MQTT connects', () => {
    // AFTER_WIFI in ESPHome's component.cpp.
    expect(config.esphome.on_boot.priority).toBeGreaterThan(200);
  });

  it.runIf(hasCompiler)('is C++ that ESPHome could compile', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sipwell-esphome-'));
    try {
      mkdirSync(join(folder, 'include'));
      // Both are included after what they need.
      writeFileSync(join(folder, 'include', 'esp_timer.h'), '');
      writeFileSync(join(folder, 'main.cpp'), programOf(config));
      const includes = [FOLDER, import.meta.dirname, join(folder, 'include')].flatMap((path) => ['-I', path]);
      const run = () =>
        execFileSync('g++', [...FLAGS, '-fsyntax-only', '-Wno-unused-value', ...includes, join(folder, 'main.cpp')], {
          stdio: 'pipe',
        });
      expect(run).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the secrets of the ESP32', () => {
  it('are all in the example, and no more', () => {
    configOf(text);
    expect([...secretsUsed].toSorted()).toEqual(Object.keys(secrets).toSorted());
  });
});
