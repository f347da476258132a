/** Edits of a story, each returning a new one. Ids are passed in. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { endingOf, sceneOf, type Story, type StoryChoice, type StoryEnding, type StoryScene } from '../rules.ts';

const NO_TEXT = { en: '', 'zh-HK': '' };

export const LIMITS = { scenes: 20, endings: 12, choices: { min: 2, max: 3 } } as const;

const newChoice = (to: string): StoryChoice => ({ label: NO_TEXT, to, delta: {} });

export const withScene = (story: Story, id: string, part: Partial<StoryScene>): Story => ({
  ...story,
  nodes: { ...story.nodes, [id]: { ...story.nodes[id]!, ...part } },
});

export const withEnding = (story: Story, id: string, part: Partial<StoryEnding>): Story => ({
  ...story,
  endings: { ...story.endings, [id]: { ...story.endings[id]!, ...part } },
});

/** A new scene with two choices that do not lead anywhere yet. */
export const withNewScene = (story: Story, id: string): Story => ({
  ...story,
  nodes: {
    ...story.nodes,
    [id]: { text: NO_TEXT, image: '', backdrop: 'street', choices: [newChoice(''), newChoice('')] },
  },
});

export const withNewEnding = (story: Story, id: string): Story => ({
  ...story,
  endings: {
    ...story.endings,
    [id]: { title: NO_TEXT, text: NO_TEXT, image: '', backdrop: 'harbour', recipeIds: [] },
  },
});

/** Choices that led to it lead nowhere then, and are reported. */
export function without(story: Story, id: string): Story {
  const keep = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([each]) => each !== id));
  return { ...story, nodes: keep(story.nodes), endings: keep(story.endings) };
}

export const withChoice = (story: Story, scene: string, at: number, part: Partial<StoryChoice>): Story =>
  withScene(story, scene, {
    choices: story.nodes[scene]!.choices.map((choice, i) => (i === at ? { ...choice, ...part } : choice)),
  });

export const withNewChoice = (story: Story, scene: string): Story =>
  withScene(story, scene, { choices: [...story.nodes[scene]!.choices, newChoice('')] });

export const withoutChoice = (story: Story, scene: string, at: number): Story =>
  withScene(story, scene, { choices: story.nodes[scene]!.choices.filter((_, i) => i !== at) });

export function withChoiceMoved(story: Story, scene: string, at: number, by: -1 | 1): Story {
  const choices = [...story.nodes[scene]!.choices];
  [choices[at], choices[at + by]] = [choices[at + by]!, choices[at]!];
  return withScene(story, scene, { choices });
}

/** The scenes with a choice that leads to a place. */
export const leadingTo = (story: Story, id: string): string[] =>
  Object.keys(story.nodes).filter((scene) => story.nodes[scene]!.choices.some(({ to }) => to === id));

/** Length of a short name in Latin characters; a Chinese one counts twice. */
const SHORT = { en: 34, 'zh-HK': 17 } as const;

/** Short name of a scene or an ending for the owner; empty if it has no text yet. */
export function shortName(story: Story, id: string, language: keyof BilingualText): string {
  const text = (endingOf(story, id)?.title ?? sceneOf(story, id)?.text)?.[language] ?? '';
  return text.length > SHORT[language] ? `${text.slice(0, SHORT[language] - 1).trimEnd()}…` : text;
}
