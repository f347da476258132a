import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestPair, type PairedPlayer } from './closest-pair.ts';

/** "A:01-1": what Ada has answered, `-` nothing; in the order that decides. */
const playersOf = (text: string): PairedPlayer[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [id = '', answers = ''] = each.split(':');
      return { id, answers: [...answers].map((one) => (one === '-' ? null : Number(one))) };
    });
const saidOf = (text: string) => {
  const pair = closestPair(playersOf(text));
  return pair ? `${pair.ids.join('+')} ${pair.agreed}/${pair.both}` : 'nobody';
};

describe('the closest pair', () => {
  it.each([
    ['nobody alone', 'A:00000', 'nobody'],
    ['two who agree on everything', 'A:00110 B:00110', 'A+B 5/5'],
    ['the two who agree on most', 'A:00110 B:00111 C:00101 D:11001', 'A+B 4/5'],
    ['of equals the one that disagrees on fewer', 'A:00001 B:00010 C:111-- D:111--', 'C+D 3/3'],
    ['more agreement before fewer disagreements', 'A:00001 B:00000 C:111-- D:111--', 'A+B 4/5'],
    ['of the rest whoever is earlier', 'A:0000 B:1111 C:1111 D:0000', 'A+D 4/4'],
    ['nobody who has too little in common', 'A:00--- B:00---', 'nobody'],
    ['nobody who never met in a question', 'A:000--- B:---000', 'nobody'],
    ['nobody who agrees once', 'A:0111 B:0222', 'nobody'],
    ['two who agree on less than they might', 'A:0011 B:0022', 'A+B 2/4'],
    ['only answers that were given', 'A:---- B:----', 'nobody'],
  ])('is %s', (_what, text, said) => expect(saidOf(text)).toBe(said));

  const answers = fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }), { minLength: 5, maxLength: 5 });
  const room = fc
    .array(answers, { maxLength: 30 })
    .map((all) => all.map((each, at) => ({ id: `p${at}`, answers: each })));
  const figures = (players: readonly PairedPlayer[]) => {
    const pair = closestPair(players);
    return pair && [pair.agreed, pair.both];
  };

  it('is as close in whatever order the players stand', () =>
    fc.assert(
      fc.property(room, fc.infiniteStream(fc.nat()), (players, luck) => {
        const shuffled = players
          .map((player) => ({ player, at: luck.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ player }) => player);
        expect(figures(shuffled)).toEqual(figures(players));
      }),
    ));

  it('is closer than, or as close as, every other two', () =>
    fc.assert(
      fc.property(room, (players) => {
        const best = closestPair(players);
        for (const [at, one] of players.entries())
          for (const other of players.slice(at + 1)) {
            const pair = closestPair([one, other]);
            if (!pair) continue;
            expect(best && (best.agreed > pair.agreed || (best.agreed === pair.agreed && best.both <= pair.both))).toBe(
              true,
            );
          }
      }),
    ));

  it('names two of the players, who have agreed as it says', () =>
    fc.assert(
      fc.property(room, (players) => {
        const pair = closestPair(players);
        if (!pair) return;
        const [one, other] = pair.ids.map((id) => players.find((player) => player.id === id)!);
        expect(one).not.toBe(other);
        const same = one!.answers.filter((answer, at) => answer !== null && answer === other!.answers[at]);
        expect(same).toHaveLength(pair.agreed);
        expect(pair.both).toBeGreaterThanOrEqual(3);
      }),
    ));

  it('is found among five hundred phones in no time', () => {
    const players = Array.from({ length: 500 }, (_, at) => ({
      id: `p${at}`,
      answers: Array.from({ length: 5 }, (_each, question) => (at * (question + 3) + at * at) % 4),
    }));
    const from = performance.now();
    expect(closestPair(players)).toBeDefined();
    expect(performance.now() - from).toBeLessThan(1000);
  });
});
