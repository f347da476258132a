import { useLingui } from '@lingui/react/macro';
import { MAX_DEPTH, type Story, type StoryProblem } from '../rules.ts';
import { shortName } from './story-edit.ts';

/** @returns the name of a scene or an ending; its number if it has no text */
export function usePlaceName(story: Story): (id: string) => string {
  const { t, i18n } = useLingui();
  return (id) => {
    const name = shortName(story, id, i18n.locale === 'zh-HK' ? 'zh-HK' : 'en');
    if (name) return name;
    const scene = Object.keys(story.nodes).indexOf(id) + 1;
    const ending = Object.keys(story.endings).indexOf(id) + 1;
    return scene > 0 ? t`scene ${scene}` : t`ending ${ending}`;
  };
}

/** @returns a problem as a sentence that names its place */
export function useProblemText(story: Story): (problem: StoryProblem) => string {
  const { t } = useLingui();
  const nameOf = usePlaceName(story);
  return (problem) => {
    switch (problem.kind) {
      case 'no-start':
        return t`The story has no beginning: choose the scene it begins with.`;
      case 'missing-target': {
        const [choice, name] = [problem.choice + 1, nameOf(problem.scene)];
        return t`Choice ${choice} of “${name}” leads nowhere.`;
      }
      case 'circle': {
        const [choice, name] = [problem.choice + 1, nameOf(problem.scene)];
        return t`Choice ${choice} of “${name}” leads back to an earlier scene: the story would never end.`;
      }
      case 'too-deep': {
        const name = nameOf(problem.scene);
        return t`“${name}” comes after ${MAX_DEPTH} choices: it must be an ending.`;
      }
      case 'unreachable': {
        const name = nameOf(problem.id);
        return t`No choice leads to “${name}”.`;
      }
    }
  };
}
