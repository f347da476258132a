/** Simulates many matches between two bots: the number of shows, and which seat is favoured. */
import { SEATS, type HandGame, type Show, type Throw } from '#domain/games/hand-game.ts';
import { HOUSE_CHARACTERS } from '#domain/games/bot-personas.ts';
import { houseThrow, type HandShape } from '#domain/games/bot-strategy.ts';

interface Matches {
  /** Shows of a match: median, 95th percentile, and maximum. */
  median: number;
  slow: number;
  slowest: number;
  /** Share of wins of the seat drawn to begin. */
  firstWins: number;
}

const MATCHES = 2000;
/** A match that does not end counts as one of the longest. */
const SHOWS_AT_MOST = 200;

/** @throws Error if a bot makes a choice the game does not allow */
export function botMatches(game: HandGame, shape: HandShape, random: () => number): Matches {
  const played = Array.from({ length: MATCHES }, () => playOnce(game, shape, random));
  const lengths = played.map(({ shows }) => shows).sort((a, b) => a - b);
  return {
    median: lengths[MATCHES / 2]!,
    slow: lengths[MATCHES * 0.95]!,
    slowest: lengths.at(-1)!,
    firstWins: played.filter(({ winner }) => winner === 0).length / MATCHES,
  };
}

function playOnce(game: HandGame, shape: HandShape, random: () => number) {
  let match = game.start(0);
  const shows: Show[] = [];
  while (match.winner === null && shows.length < SHOWS_AT_MOST) {
    const now = match;
    const [first, second] = SEATS.map((seat) => {
      const { habit } = HOUSE_CHARACTERS[Math.floor(random() * HOUSE_CHARACTERS.length)]!;
      const isAllowed = (thrown: Throw) => game.isAllowed(now, seat, thrown);
      const thrown = houseThrow({ habit, shape, seat, match: now, shows, random, isAllowed });
      if (!isAllowed(thrown)) throw new Error(`not allowed: ${JSON.stringify(thrown)}`);
      return thrown;
    });
    shows.push([first!, second!]);
    match = game.after(match, shows.at(-1)!);
  }
  return { shows: shows.length, winner: match.winner };
}
