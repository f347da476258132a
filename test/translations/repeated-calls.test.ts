import { describe, expect, it } from 'vitest';
import { repeatedCalls, type Call } from './repeated-calls.ts';

const call = (life: number, asked: string, answered = asked): Call => ({
  life,
  asked: [...asked],
  answered: [...answered],
});

describe('texts that were paid for twice', () => {
  it.each<[what: string, calls: Call[], kept: string[], repeated: string]>([
    ['nothing was asked', [], [], ''],
    ['each once', [call(0, 'ab'), call(0, 'cd')], [], ''],
    ['what was not answered', [call(0, 'ab', ''), call(0, 'ab')], [], ''],
    ['what was answered in part', [call(0, 'abc', 'ac'), call(0, 'b')], [], ''],
    ['what was answered', [call(0, 'ab'), call(0, 'bc')], [], 'b'],
    ['what was answered long before', [call(0, 'ab'), call(0, 'c'), call(0, 'da')], [], 'a'],
    ['the answer that a kill lost', [call(0, 'ab'), call(1, 'ab')], [''], ''],
    ['the answer that was kept before a kill', [call(0, 'ab'), call(1, 'ab')], ['a'], 'a'],
    ['an earlier answer of a killed server', [call(0, 'ab'), call(0, 'c'), call(1, 'abc')], [''], 'ab'],
    ['an answer of a life before the last', [call(0, 'a'), call(1, 'b'), call(2, 'ab')], ['a', ''], 'a'],
    ['again and again', [call(0, 'a'), call(0, 'a'), call(0, 'a')], [], 'aa'],
  ])('%s', (_what, calls, kept, repeated) => {
    expect(repeatedCalls(calls, (life) => new Set(kept[life] ?? ''))).toEqual([...repeated]);
  });
});
