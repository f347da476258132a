/** Gives shapes of the API the names they have in the contract, so that they are written once. */
import { namedShapes } from '../../src/contract/all.ts';
import { schemaOf } from '../../src/contract/openapi.ts';

type Shape = Record<string, unknown>;

/** Shorter ones are read faster where they are used. */
const WORTH_A_NAME = 120;

/** @returns the shapes and those they are made of, which refer to each other by name */
export function nameShapes(shapes: Record<string, Shape>): Record<string, unknown> {
  const names = namesByContent();
  const contents = new Map<string, unknown>();

  const named = (value: unknown, isOwn = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => named(each));
    if (typeof value !== 'object' || value === null) return value;
    const name = isOwn ? undefined : names.get(JSON.stringify(value));
    if (name === undefined) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]));
    if (!contents.has(name)) {
      contents.set(name, undefined);
      contents.set(name, named(value, true));
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  const own = Object.entries(shapes).map(([name, shape]) => [name, named(shape, true)] as const);
  const others = [...contents].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries([...own, ...others]);
}

/** Of what is sent and what is answered; a shape that has defaults differs between the two. */
function namesByContent(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, shape] of namedShapes) {
    const answered = JSON.stringify(schemaOf(shape, 'output'));
    const sent = JSON.stringify(schemaOf(shape, 'input'));
    if (answered.length >= WORTH_A_NAME && !names.has(answered)) names.set(answered, name);
    if (sent.length >= WORTH_A_NAME && !names.has(sent)) names.set(sent, sent === answered ? name : `${name}Sent`);
  }
  return names;
}
