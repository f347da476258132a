/** A story as a graph without circles: walking it, and what is wrong with one. Light on purpose: phones load this file. Source: design experiences 3.5. */
import type { TargetProfile } from '#domain/flavour/flavour-match.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { movedWish, type Taste } from '#domain/flavour/taste.ts';

/** The drawn backdrops: eight places and the four people of the default story. */
export const BACKDROPS = [
  'tram-stop',
  'upper-deck',
  'driver',
  'neon-rain',
  'night-market',
  'street',
  'harbour',
  'rooftop',
  'neon-runner',
  'window-dreamer',
  'ember-walker',
  'night-gardener',
] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export interface StoryChoice {
  label: BilingualText;
  /** The id of a scene or of an ending. */
  to: string;
  delta: Taste;
}

interface Picture {
  /** Address of a picture; empty, or when it does not load, the backdrop. */
  image: string;
  backdrop: Backdrop;
}

export interface StoryScene extends Picture {
  text: BilingualText;
  choices: StoryChoice[];
}

export interface StoryEnding extends Picture {
  title: BilingualText;
  text: BilingualText;
  recipeIds: string[];
}

export interface Story {
  version: 1;
  start: string;
  nodes: Record<string, StoryScene>;
  endings: Record<string, StoryEnding>;
}

/** Where every axis starts, before any choice. */
const START = 2;
/** How many choices a path may have. */
export const MAX_DEPTH = 4;

export const sceneOf = ({ nodes }: Pick<Story, 'nodes'>, id: string): StoryScene | undefined =>
  Object.hasOwn(nodes, id) ? nodes[id] : undefined;

export const endingOf = ({ endings }: Pick<Story, 'endings'>, id: string): StoryEnding | undefined =>
  Object.hasOwn(endings, id) ? endings[id] : undefined;

export interface Place {
  id: string;
  /** Undefined at the end. */
  scene: StoryScene | undefined;
  ending: StoryEnding | undefined;
  /** What the choices so far changed. */
  changes: Taste[];
}

/** Where these choices lead from the start; choices past an ending are not taken. @param path which choice at each scene, from 0 */
export function walk(story: Story, path: readonly number[]): Place {
  let id = story.start;
  const changes: Taste[] = [];
  for (const at of path) {
    const choice = sceneOf(story, id)?.choices[at];
    if (!choice) break;
    changes.push(choice.delta);
    id = choice.to;
  }
  return { id, scene: sceneOf(story, id), ending: endingOf(story, id), changes };
}

/** The wish that a path adds up to. */
export const storyTarget = (changes: readonly Taste[]): TargetProfile => movedWish(START, changes);

/** What keeps a story from being told. `choice` counts from 0. */
export type StoryProblem =
  | { kind: 'no-start' }
  | { kind: 'missing-target'; scene: string; choice: number }
  | { kind: 'circle'; scene: string; choice: number }
  | { kind: 'too-deep'; scene: string }
  | { kind: 'unreachable'; id: string };

/** Every reason why these scenes are no story: all paths must end, at most four choices deep, and nothing be out of reach. */
export function storyProblems(story: Story): StoryProblem[] {
  if (!sceneOf(story, story.start)) return [{ kind: 'no-start' }];
  const problems: StoryProblem[] = [];
  const reached = new Map<string, number>();
  const tooDeep = new Set<string>();

  const visit = (id: string, depth: number, above: readonly string[]) => {
    const before = reached.get(id);
    if (before !== undefined && before >= depth) return;
    const isFirst = before === undefined;
    reached.set(id, depth);
    const scene = sceneOf(story, id);
    if (!scene) return;
    if (depth === MAX_DEPTH) tooDeep.add(id);
    for (const [choice, { to }] of scene.choices.entries()) {
      if (to === id || above.includes(to)) {
        if (isFirst) problems.push({ kind: 'circle', scene: id, choice });
      } else if (!sceneOf(story, to) && !endingOf(story, to)) {
        if (isFirst) problems.push({ kind: 'missing-target', scene: id, choice });
      } else if (depth < MAX_DEPTH) visit(to, depth + 1, [...above, id]);
    }
  };
  visit(story.start, 0, []);
  for (const scene of tooDeep) problems.push({ kind: 'too-deep', scene });
  // What lies behind a scene that is too deep is out of reach for that reason alone.
  const alive = tooDeep.size > 0 ? allReached(story) : reached;
  for (const id of [...Object.keys(story.nodes), ...Object.keys(story.endings)]) {
    if (!alive.has(id)) problems.push({ kind: 'unreachable', id });
  }
  return problems;
}

function allReached(story: Story): Set<string> {
  const reached = new Set([story.start]);
  for (const id of reached) for (const { to } of sceneOf(story, id)?.choices ?? []) reached.add(to);
  return reached;
}

/** The most choices there can still be from here; 0 at an ending. Stops counting past the depth a story may have. */
export function stopsLeft(story: Story, id: string, limit: number = MAX_DEPTH): number {
  const scene = sceneOf(story, id);
  if (!scene || limit === 0) return 0;
  return 1 + Math.max(0, ...scene.choices.map(({ to }) => stopsLeft(story, to, limit - 1)));
}

/** A choice path to each ending that can be reached. */
function pathsToEndings(story: Story): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const visit = (path: number[]) => {
    const { id, scene, ending } = walk(story, path);
    if (ending && !found.has(id)) found.set(id, path);
    if (path.length < MAX_DEPTH) scene?.choices.forEach((_, at) => visit([...path, at]));
  };
  visit([]);
  return found;
}

/** Every ending, by the first path that leads to it: the others move the wish but shut no drink out. */
export function outcomesOf(story: Story): Outcome[] {
  return [...pathsToEndings(story)].map(([id, path]) => ({
    id,
    label: endingOf(story, id)!.title,
    target: storyTarget(walk(story, path).changes),
    recipeIds: endingOf(story, id)!.recipeIds,
  }));
}
