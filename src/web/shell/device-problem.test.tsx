import { describe, expect, it } from 'vitest';
import { deviceProblem, mayUseDevice } from './device-problem.ts';
import { ownScriptUrl } from './trusted-worker.ts';

describe('deviceProblem', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['TypeError', 'other'],
  ])('%s', (name, problem) => {
    expect(deviceProblem(new DOMException('', name))).toBe(problem);
  });

  it('ignores other errors', () => {
    expect(deviceProblem('Camera not found.')).toBe('other');
    expect(deviceProblem(undefined)).toBe('other');
  });
});

describe('mayUseDevice', () => {
  it.each([
    ['https:', 'bar.example', true],
    ['http:', 'localhost', true],
    ['http:', '127.0.0.1', true],
    ['http:', '127.8.9.1', true],
    ['http:', '192.168.1.4', false],
    ['http:', 'bar.example', false],
    ['http:', '1127.example', false],
    ['http:', '127.example', false],
  ])('%s//%s', (protocol, hostname, may) => {
    expect(mayUseDevice({ protocol, hostname })).toBe(may);
  });
});

describe('ownScriptUrl', () => {
  it.each([[`blob:${location.origin}/1234`], ['/assets/worker.js'], [`${location.origin}/assets/worker.js`]])(
    'admits %s',
    (url) => expect(ownScriptUrl(url)).toBe(url),
  );

  it.each([
    ['https://elsewhere.example/x.js'],
    ['blob:https://elsewhere.example/1'],
    ['data:text/javascript,1'],
    ['//elsewhere.example/x.js'],
  ])('refuses %s', (url) => expect(() => ownScriptUrl(url)).toThrow());
});
