/**
 * Settings that can be saved: a story that passes the publish check. Source: docs/behaviour/experiences/story-tree.md
 * "Publish check".
 */
import { z } from 'zod';
import { fault, type FaultText } from '#contract/fault.ts';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { bothLanguages, Delta, RecipeIds } from '../fields.ts';
import { BACKDROPS, endingOf, MAX_DEPTH, sceneOf, storyProblems, type Story, type StoryProblem } from './rules.ts';

const Key = z.string().regex(/^[a-z0-9-]{1,40}$/i, fault('story-id-of-wrong-form'));

const picture = {
  image: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => text === '' || isPictureAddress(text), fault('picture-of-wrong-form')),
  backdrop: z.enum(BACKDROPS),
};

const Scene = z.strictObject({
  ...picture,
  text: bothLanguages(280),
  choices: z
    .array(z.strictObject({ label: bothLanguages(80), to: Key, delta: Delta }))
    .min(2, fault('scene-of-too-few-choices'))
    .max(3, fault('scene-of-too-many-choices', { max: 3 })),
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
    nodes: z.record(Key, Scene).refine(isCount(20), fault('story-of-wrong-many-scenes', { max: 20 })),
    endings: z.record(Key, Ending).refine(isCount(12), fault('story-of-wrong-many-endings', { max: 12 })),
  })
  .superRefine((story, context) => {
    const twice = Object.keys(story.nodes).find((id) => Object.hasOwn(story.endings, id));
    if (twice !== undefined) {
      context.addIssue({ code: 'custom', message: fault('scene-and-ending-same-id', { id: twice }) });
    }
    for (const problem of storyProblems(story)) {
      context.addIssue({ code: 'custom', message: faultOf(problem, story) });
    }
  });

function faultOf(problem: StoryProblem, story: Story): FaultText {
  const name = (id: string) => (sceneOf(story, id)?.text ?? endingOf(story, id)?.title)?.en ?? id;
  switch (problem.kind) {
    case 'no-start':
      return fault('story-without-start');
    case 'missing-target':
      return fault('choice-leads-nowhere', { choice: problem.choice + 1, scene: name(problem.scene) });
    case 'circle':
      return fault('choice-leads-back', { choice: problem.choice + 1, scene: name(problem.scene) });
    case 'too-deep':
      return fault('scene-too-deep', { scene: name(problem.scene), max: MAX_DEPTH });
    case 'unreachable':
      return fault('story-part-unreachable', { name: name(problem.id) });
  }
}

export default settings;
