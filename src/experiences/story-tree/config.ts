/**
 * Settings that can be saved: a story that passes the publish check. Source: docs/behaviour/experiences/story-tree.md
 * "Publish check".
 */
import { z } from 'zod';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { bothLanguages, Delta, RecipeIds } from '../fields.ts';
import { BACKDROPS, endingOf, MAX_DEPTH, sceneOf, storyProblems, type Story, type StoryProblem } from './rules.ts';

const Key = z.string().regex(/^[a-z0-9-]{1,40}$/i, 'An id has letters, digits and dashes only.');

const picture = {
  image: z
    .string()
    .trim()
    .max(2000)
    .refine(
      (text) => text === '' || isPictureAddress(text),
      'A picture needs an address that starts with https://, http:// or /.',
    ),
  backdrop: z.enum(BACKDROPS),
};

const Scene = z.strictObject({
  ...picture,
  text: bothLanguages(280),
  choices: z
    .array(z.strictObject({ label: bothLanguages(80), to: Key, delta: Delta }))
    .min(2, 'A scene needs at least 2 choices.')
    .max(3, 'A scene has at most 3 choices.'),
});

const Ending = z.strictObject({
  ...picture,
  title: bothLanguages(60),
  text: bothLanguages(400),
  recipeIds: RecipeIds,
});

const isCount = (most: number) => (all: object) => Object.keys(all).length >= 1 && Object.keys(all).length <= most;

const settings = z
  .strictObject({
    version: z.literal(1).default(1),
    start: Key,
    nodes: z.record(Key, Scene).refine(isCount(20), 'A story has 1 to 20 scenes.'),
    endings: z.record(Key, Ending).refine(isCount(12), 'A story has 1 to 12 endings.'),
  })
  .superRefine((story, context) => {
    const twice = Object.keys(story.nodes).find((id) => Object.hasOwn(story.endings, id));
    if (twice !== undefined) {
      context.addIssue({ code: 'custom', message: `A scene and an ending have the same id: ${twice}` });
    }
    for (const problem of storyProblems(story)) {
      context.addIssue({ code: 'custom', message: sentence(problem, story) });
    }
  });

function sentence(problem: StoryProblem, story: Story): string {
  const name = (id: string) => (sceneOf(story, id)?.text ?? endingOf(story, id)?.title)?.en ?? id;
  switch (problem.kind) {
    case 'no-start':
      return 'The story begins at a scene that does not exist.';
    case 'missing-target':
      return `Choice ${problem.choice + 1} of “${name(problem.scene)}” leads nowhere.`;
    case 'circle':
      return `Choice ${problem.choice + 1} of “${name(problem.scene)}” leads back to an earlier scene.`;
    case 'too-deep':
      return `“${name(problem.scene)}” comes after ${MAX_DEPTH} choices: it must be an ending.`;
    case 'unreachable':
      return `No path leads to “${name(problem.id)}”.`;
  }
}

export default settings;
