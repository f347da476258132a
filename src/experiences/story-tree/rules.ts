/**
 * A story as an acyclic graph: walking it, and checking it. Kept small because phones load this file. Source:
 * docs/behaviour/experiences/story-tree.md.
 */
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
  /** Address of a picture; the backdrop is shown if empty or not loading. */
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

/** Start value of every axis, before any choice. */
const START = 2;
/** Maximum number of choices on a path. */
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
  /** Sum of the changes of the choices so far. */
  changes: Taste[];
}

/**
 * Follows choices from the start; choices past an ending are ignored.
 * @param path index of the choice at each scene, from 0
 */
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

/** The wish of a path. */
export const storyTarget = (changes: readonly Taste[]): TargetProfile => movedWish(START, changes);

/** A reason why a story cannot be published. `choice` counts from 0. */
export type StoryProblem =
  | { kind: 'no-start' }
  | { kind: 'missing-target'; scene: string; choice: number }
  | { kind: 'circle'; scene: string; choice: number }
  | { kind: 'too-deep'; scene: string }
  | { kind: 'unreachable'; id: string };

/**
 * Every reason why a story cannot be published: all paths must end, at most four choices deep, and every place must be
 * reachable.
 */
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
  // Places behind a scene that is too deep are unreachable for that reason alone.
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

/** The longest remaining path from here; 0 at an ending. Stops counting past the maximum depth. */
export function stopsLeft(story: Story, id: string, limit: number = MAX_DEPTH): number {
  const scene = sceneOf(story, id);
  if (!scene || limit === 0) return 0;
  return 1 + Math.max(0, ...scene.choices.map(({ to }) => stopsLeft(story, to, limit - 1)));
}

/** A choice path to each reachable ending. */
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

/** Every ending, by the first path that leads to it: other paths change the wish, but exclude no drink. */
export function outcomesOf(story: Story): Outcome[] {
  return [...pathsToEndings(story)].map(([id, path]) => ({
    id,
    label: endingOf(story, id)!.title,
    target: storyTarget(walk(story, path).changes),
    recipeIds: endingOf(story, id)!.recipeIds,
  }));
}
