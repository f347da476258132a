/**
 * Repeats failures and retries at the end of the log, where they are seen. `FAILED_FILES` names a file that gets the paths
 * of the test files that failed.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

export const failuresLast: Reporter = {
  onTestRunEnd: (modules, unhandled) => {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const lines = [
      ...tests.filter((test) => test.diagnostic()?.flaky).map((test) => `passed when tried again: ${said(test)}`),
      ...tests.filter((test) => test.result().state === 'failed').map((test) => `failed: ${said(test)}`),
      ...modules.flatMap((module) => module.errors().map(({ message }) => `failed: ${module.moduleId}: ${message}`)),
      ...unhandled.map(({ message }) => `not handled: ${message}`),
    ];
    if (lines.length > 0) console.log(`\n${lines.join('\n')}\n`);
    const failed = modules.filter((module) => module.state() === 'failed');
    if (process.env.FAILED_FILES && unhandled.length === 0)
      writeFileSync(process.env.FAILED_FILES, failed.map(({ moduleId }) => moduleId).join('\n'));
  },
};

const said = (test: TestCase): string =>
  [
    test.fullName,
    ...(test.result().errors ?? []).map(({ message }) => message.slice(0, LONGEST)),
    ...((test.meta() as { shown?: string[] }).shown ?? []).map((page) => `shown: ${page.slice(0, LONGEST)}`),
  ].join('\n  ');

/** Maximum length of an error, which may be a difference of two pages, and of what a page showed. Characters. */
const LONGEST = 600;
