/** What belongs to an experience and lies in other rooms; CONTRIBUTING.md "Add an experience" names the places. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPlay } from '../src/experiences/plays.ts';
import { experiences } from '../src/experiences/registry.ts';

const PLACES = [
  [
    'its drawing in the console',
    'src/web/console/kit/kiosk-emblem.tsx',
    (id: string) => new RegExp(`^ {2}'?${id}'?: \\{`, 'm'),
  ],
  ['its shortest way in other engines', 'e2e/engines/journeys/experiences.ts', (id: string) => new RegExp(`'${id}'`)],
  ['its page', 'docs/behaviour/experiences/README.md', (id: string) => new RegExp(`\\(${id}\\.md`)],
  ['its row among the kiosks', 'docs/behaviour/kiosks.md', (id: string) => new RegExp(`^\\| \`${id}\``, 'm')],
  [
    'its settings that do not fit',
    'src/server/features/kiosks/stored-settings.test.ts',
    (id: string) => new RegExp(`'${id}'`),
  ],
  ['its card among the pictures', 'e2e/pictures.ts', (id: string) => new RegExp(`'${id}'`)],
  ['its row in the README', 'README.md', (_id: string, name: string) => new RegExp(`^\\| [^|]*${name}[^|]* \\|`, 'm')],
] as const;

it.each(
  experiences.flatMap(({ id, name }) =>
    PLACES.map(([what, path, named]) => [id, what, path, named(id, name)] as const),
  ),
)('%s has %s, in %s', (_id, _what, path, named) =>
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toMatch(named),
);

it.each(experiences)('a phone finds the play of $id', ({ id, name, guest }) =>
  expect(findPlay(id)).toEqual({ id, name, guest }),
);
