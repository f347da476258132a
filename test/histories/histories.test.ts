/** That the checkers pass what may be, and find what may not. Source: docs/decisions/0121. */
import { describe, expect, it } from 'vitest';
import { createHistory, type Operation, type Result } from './history.ts';
import { faultsOf } from './linearizable.ts';
import { numberFaults, PLACING, type Placed, type PlacingAsk } from './placing.ts';
import { RELEASING, type ReleasingAnswer, type ReleasingAsk } from './releasing.ts';

const A: Placed = { id: 'a', displayId: 'A01' };
const B: Placed = { id: 'b', displayId: 'A02' };
const UNKNOWN = 'unknown';

type Line<Ask, Answer> = [
  begun: number,
  ended: number,
  ask: Ask,
  answer: Answer | 'fail' | typeof UNKNOWN,
  key?: string,
];

const operationsOf = <Ask, Answer>(lines: readonly Line<Ask, Answer>[]): Operation<Ask, Answer>[] =>
  lines.map(([begun, ended, ask, answer, key = 'key'], i) => ({
    client: `client ${i}`,
    key,
    ask,
    begun,
    ended,
    result: resultOf(answer),
  }));

const resultOf = <Answer>(answer: Answer | 'fail' | typeof UNKNOWN): Result<Answer> => {
  if (answer === 'fail' || answer === UNKNOWN) return { is: answer as 'fail' | 'unknown' };
  return { is: 'ok', answer };
};

type PlacingLine = Line<PlacingAsk, Placed | readonly Placed[]>;
const NEVER = Infinity;

describe('placing under a key', () => {
  it.each<[string, PlacingLine[]]>([
    ['nothing at all', []],
    [
      'one, read afterwards',
      [
        [0, 1, 'place', A],
        [2, 3, 'read', [A]],
      ],
    ],
    [
      'repeated, and answered the same',
      [
        [0, 1, 'place', A],
        [2, 3, 'place', A],
        [4, 5, 'read', [A]],
      ],
    ],
    [
      'read while it is placed, with and without it',
      [
        [0, 9, 'place', A],
        [1, 2, 'read', []],
        [3, 4, 'read', [A]],
      ],
    ],
    [
      'refused, and not there',
      [
        [0, 1, 'place', 'fail'],
        [2, 3, 'read', []],
      ],
    ],
    [
      'unheard and never done',
      [
        [0, NEVER, 'place', UNKNOWN],
        [1, 2, 'read', []],
      ],
    ],
    [
      'unheard and done late',
      [
        [0, NEVER, 'place', UNKNOWN],
        [1, 2, 'read', []],
        [3, 4, 'read', []],
        [5, 6, 'read', [A]],
      ],
    ],
    [
      'unheard twice, heard the third time',
      [
        [0, NEVER, 'place', UNKNOWN],
        [1, NEVER, 'place', UNKNOWN],
        [2, 3, 'place', A],
        [4, 5, 'read', [A]],
      ],
    ],
    [
      'of two keys',
      [
        [0, 1, 'place', A],
        [0, 1, 'place', B, 'other'],
        [2, 3, 'read', [A]],
        [2, 3, 'read', [B], 'other'],
      ],
    ],
  ])('may be: %s', (_what, lines) => expect(faultsOf(operationsOf(lines), PLACING)).toEqual([]));

  it.each<[string, PlacingLine[]]>([
    [
      'a lost write',
      [
        [0, 1, 'place', A],
        [2, 3, 'read', []],
      ],
    ],
    [
      'a lost write that comes back',
      [
        [0, 1, 'place', A],
        [2, 3, 'read', []],
        [4, 5, 'read', [A]],
      ],
    ],
    [
      'a doubled write',
      [
        [0, 1, 'place', A],
        [2, 3, 'read', [A, B]],
      ],
    ],
    [
      'two answers to one key',
      [
        [0, 1, 'place', A],
        [2, 3, 'place', B],
      ],
    ],
    [
      'two answers to one key at once',
      [
        [0, 9, 'place', A],
        [0, 9, 'place', B],
      ],
    ],
    [
      'a reordered write: seen, and then not',
      [
        [0, 9, 'place', A],
        [1, 2, 'read', [A]],
        [3, 4, 'read', []],
      ],
    ],
    [
      'there before it was sent',
      [
        [0, 1, 'read', [A]],
        [2, 3, 'place', A],
      ],
    ],
    [
      'another number than was told',
      [
        [0, 1, 'place', A],
        [2, 3, 'read', [{ ...A, displayId: 'A02' }]],
      ],
    ],
    [
      'refused, and there',
      [
        [0, 1, 'place', 'fail'],
        [2, 3, 'read', [A]],
      ],
    ],
    [
      'unheard and done twice',
      [
        [0, NEVER, 'place', UNKNOWN],
        [1, 2, 'read', [A, B]],
      ],
    ],
    [
      'unheard, and done again when repeated',
      [
        [0, NEVER, 'place', UNKNOWN],
        [1, 2, 'read', [A]],
        [3, 4, 'place', B],
      ],
    ],
    [
      'unheard and done, and gone',
      [
        [0, NEVER, 'place', UNKNOWN],
        [1, 2, 'read', [A]],
        [3, 4, 'read', []],
      ],
    ],
    [
      'an order of another key',
      [
        [0, 1, 'place', A],
        [2, 3, 'read', [A], 'other'],
      ],
    ],
  ])('may not be: %s', (_what, lines) => expect(faultsOf(operationsOf(lines), PLACING)).toHaveLength(1));

  it('says what there was, with the times', () => {
    const [fault] = faultsOf(
      operationsOf<PlacingAsk, Placed | readonly Placed[]>([
        [0, 1, 'place', A],
        [2, 3, 'read', []],
      ]),
      PLACING,
    );
    expect(fault).toBe(
      [
        'key cannot be had one at a time:',
        '  0.0 ms to 1.0 ms: client 0 asked "place": {"id":"a","displayId":"A01"}',
        '  2.0 ms to 3.0 ms: client 1 asked "read": []',
      ].join('\n'),
    );
  });
});

describe('numbers of a day', () => {
  const placed = (begun: number, ended: number, id: string): PlacingLine => [
    begun,
    ended,
    'place',
    { id, displayId: '' },
    id,
  ];
  const numbered = (...numbers: [id: string, number: number, day?: string][]) =>
    numbers.map(([id, number, day = '2026-03-14']) => ({ id, day, number }));
  const faults = (lines: PlacingLine[], ...numbers: Parameters<typeof numbered>) =>
    numberFaults(operationsOf(lines), numbered(...numbers));

  it.each<[string, PlacingLine[], Parameters<typeof numbered>]>([
    [
      'one after the other',
      [placed(0, 1, 'a'), placed(2, 3, 'b')],
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    [
      'at once, either way round',
      [placed(0, 3, 'a'), placed(2, 4, 'b')],
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [
      'of another day, from 1 again',
      [placed(0, 1, 'a'), placed(2, 3, 'b')],
      [
        ['a', 7],
        ['b', 1, '2026-03-15'],
      ],
    ],
    [
      'unheard at first, and so early',
      [[0, NEVER, 'place', UNKNOWN, 'a'], placed(2, 3, 'b'), placed(5, 6, 'a')],
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
  ])('may be: %s', (_what, lines, numbers) => expect(faults(lines, ...numbers)).toEqual([]));

  it.each<[string, PlacingLine[], Parameters<typeof numbered>]>([
    [
      'the same',
      [placed(0, 3, 'a'), placed(0, 3, 'b')],
      [
        ['a', 1],
        ['b', 1],
      ],
    ],
    [
      'a reordered write',
      [placed(0, 1, 'a'), placed(2, 3, 'b')],
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [
      'a reordered write among others',
      [placed(0, 1, 'a'), placed(0, 9, 'b'), placed(8, 9, 'c')],
      [
        ['a', 3],
        ['b', 1],
        ['c', 2],
      ],
    ],
    [
      'back to the day before',
      [placed(0, 1, 'a'), placed(2, 3, 'b')],
      [
        ['a', 1],
        ['b', 2, '2026-03-13'],
      ],
    ],
  ])('may not be: %s', (_what, lines, numbers) => expect(faults(lines, ...numbers)).toHaveLength(1));
});

describe('releasing an order', () => {
  type ReleasingLine = Line<ReleasingAsk, ReleasingAnswer>;
  const by = (hand: string): ReleasingAsk => ({ do: 'approve', hand });
  const [READ, CANCEL, COMPLETE] = [{ do: 'read' }, { do: 'cancel' }, { do: 'complete' }] as const;
  const read = (at: number, status: string): ReleasingLine => [at, at, READ, { status }];

  it.each<[string, ReleasingLine[]]>([
    [
      'once, and refused to another',
      [
        [0, 9, by('a'), 'released'],
        [0, 9, by('b'), 'already-approved'],
      ],
    ],
    [
      'repeated by the same hand',
      [
        [0, 1, by('a'), 'released'],
        [2, 3, by('a'), 'replayed'],
      ],
    ],
    [
      'unheard, and a yes again',
      [[0, NEVER, by('a'), UNKNOWN], read(1, 'PENDING'), read(2, 'IN_PROGRESS'), [3, 4, by('a'), 'replayed']],
    ],
    ['cancelled in between', [[0, 9, by('a'), 'released'], [0, 9, CANCEL, 'cancelled'], read(10, 'CANCELLED')]],
    [
      'cancelled before',
      [
        [0, 9, by('a'), 'order-closed'],
        [0, 9, CANCEL, 'cancelled'],
      ],
    ],
    [
      'to its end',
      [
        [0, 1, by('a'), 'released'],
        [2, 3, COMPLETE, 'completed'],
        read(4, 'COMPLETED'),
        [5, 6, CANCEL, 'order-moved-on'],
      ],
    ],
    [
      'fifty at once',
      Array.from({ length: 50 }, (_, i): ReleasingLine => [
        i / 100,
        9,
        by(`${i}`),
        i === 31 ? 'released' : 'already-approved',
      ]),
    ],
  ])('may be: %s', (_what, lines) => expect(faultsOf(operationsOf(lines), RELEASING)).toEqual([]));

  it.each<[string, ReleasingLine[]]>([
    [
      'released twice',
      [
        [0, 9, by('a'), 'released'],
        [0, 9, by('b'), 'released'],
      ],
    ],
    [
      'released twice to the same hand',
      [
        [0, 9, by('a'), 'released'],
        [0, 9, by('a'), 'released'],
      ],
    ],
    [
      'refused to all',
      [
        [0, 9, by('a'), 'already-approved'],
        [0, 9, by('b'), 'already-approved'],
      ],
    ],
    ['a lost write', [[0, 1, by('a'), 'released'], read(2, 'PENDING')]],
    ['a reordered write', [[0, 9, by('a'), 'released'], read(2, 'IN_PROGRESS'), read(3, 'PENDING')]],
    [
      'refused before anybody had it',
      [
        [0, 1, by('b'), 'already-approved'],
        [2, 3, by('a'), 'released'],
      ],
    ],
    [
      'cancelled, and released',
      [
        [0, 1, CANCEL, 'cancelled'],
        [2, 3, by('a'), 'released'],
      ],
    ],
    ['unheard and done twice', [[0, NEVER, by('a'), UNKNOWN], read(1, 'IN_PROGRESS'), [2, 3, by('a'), 'released']]],
  ])('may not be: %s', (_what, lines) => expect(faultsOf(operationsOf(lines), RELEASING)).toHaveLength(1));
});

it('is recorded as it happens, and what is never answered stays unknown', () => {
  let now = 0;
  const { operations, begin } = createHistory<string, string>(() => now++);
  const first = begin('a', 'key', 'one');
  begin('b', 'key', 'two');
  begin('c', 'key', 'three').fail();
  first.ok('yes');
  expect(operations.map(({ begun, ended, result }) => [begun, ended, result])).toEqual([
    [0, 4, { is: 'ok', answer: 'yes' }],
    [1, Infinity, { is: 'unknown' }],
    [2, 3, { is: 'fail' }],
  ]);
});
