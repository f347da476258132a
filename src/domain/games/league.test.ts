import { describe, expect, it } from 'vitest';
import { leagueTable, type LeagueMatch } from './league.ts';

const players = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ id: name[0]!, name }));
/** "A>B": Ada has won against Bo; "-": somebody who is not in the league. */
const matchesOf = (text: string): LeagueMatch[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [winner, loser] = each.split('>').map((id) => (id === '-' ? null : id));
      return { winner: winner ?? null, loser: loser ?? null };
    });

describe('the table of a league', () => {
  it.each([
    ['is empty before a match', '', []],
    ['gives three points for a victory, one for playing to the end', 'A>B', ['1 Ada 3', '2 Bo 1']],
    ['has the most points first', 'A>B C>A C>B', ['1 Cy 6', '2 Ada 4', '3 Bo 2']],
    ['counts a match against somebody outside', 'A>- ->B', ['1 Ada 3', '2 Bo 1']],
    [
      'shares a place, who joined first above, and leaves the next one out',
      'B>C A>D',
      ['1 Ada 3', '1 Bo 3', '3 Cy 1', '3 Di 1'],
    ],
    ['puts victories before defeats', 'B>- ->A ->A ->A', ['1 Bo 3', '2 Ada 3']],
    ['counts three matches against one opponent', 'A>B A>B A>B A>B', ['1 Ada 9', '2 Bo 3']],
    ['counts the first three, whoever won them', 'A>B A>B B>A B>A B>A', ['1 Ada 7', '2 Bo 5']],
    ['takes those outside for one opponent', 'A>- A>- A>- A>- A>B', ['1 Ada 12', '2 Bo 1']],
    ['leaves out who is not in the league', 'X>A', ['1 Ada 1']],
  ])('%s', (_what, played, expected) => {
    const rows = leagueTable(players, matchesOf(played));
    expect(rows.map(({ place, name, points }) => `${place} ${name} ${points}`)).toEqual(expected);
  });
});
