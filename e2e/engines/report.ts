/** Durations of the journeys in each engine: reports/engines.json, and a table to read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

interface Walked {
  engine: string;
  journey: string;
  state: string;
  seconds: number;
}

export const engineTable: Reporter = {
  onTestRunEnd: (modules) => {
    const walked = modules.flatMap((module) => [...module.children.allTests()].map(walkedIn));
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/engines.json', `${JSON.stringify(walked, null, 2)}\n`);
    console.log(tableOf(walked));
  },
};

const walkedIn = (test: TestCase): Walked => ({
  engine: test.parent.type === 'suite' ? test.parent.name : test.module.moduleId,
  journey: test.name,
  state: test.result().state,
  seconds: Math.round((test.diagnostic()?.duration ?? 0) / 100) / 10,
});

function tableOf(walked: readonly Walked[]): string {
  const engines = [...new Set(walked.map(({ engine }) => engine))].sort((a, b) => a.localeCompare(b));
  const journeys = [...new Set(walked.map(({ journey }) => journey))];
  const width = Math.max(...journeys.map(({ length }) => length));
  const cell = (journey: string, engine: string) => {
    const found = walked.find((each) => each.journey === journey && each.engine === engine);
    if (!found) return '-';
    return found.state === 'passed' ? `${found.seconds.toFixed(1)} s` : found.state;
  };
  const line = (first: string, cells: readonly string[]) =>
    `${first.padEnd(width)}  ${cells.map((text) => text.padStart(10)).join('')}`;
  return [
    line('', engines),
    ...journeys.map((journey) =>
      line(
        journey,
        engines.map((engine) => cell(journey, engine)),
      ),
    ),
  ].join('\n');
}
