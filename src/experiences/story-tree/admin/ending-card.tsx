import { useLingui } from '@lingui/react/macro';
import { outcomeProblems, type OutcomeProblem } from '#domain/flavour/outcome.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { DrinksField } from '#ui/settings/drinks-field.tsx';
import { storyTarget, type Story, type StoryProblem } from '../rules.ts';
import { isFine, PictureField } from './picture-field.tsx';
import { PlaceCard } from './place-card.tsx';
import { usePlaceName, useProblemText } from './place-name.ts';
import * as edit from './story-edit.ts';
import styles from './story-admin.module.css';

interface Props {
  story: Story;
  id: string;
  shopId: string;
  problems: readonly StoryProblem[];
  onChange: (story: Story) => void;
  onRemove: () => void;
}

/** An ending: who the guest has become, and fixed drinks if any. */
export function EndingCard({ story, id, shopId, problems, onChange, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const name = usePlaceName(story)(id);
  const problemText = useProblemText(story);
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const ending = story.endings[id]!;
  const own = problems.filter((each) => each.kind === 'unreachable' && each.id === id).map(problemText);
  const outcome = { id, label: ending.title, target: storyTarget([]), recipeIds: ending.recipeIds };
  const ofDrinks: Record<OutcomeProblem, string> = {
    'no-drink': t`No drink is available for it.`,
    'no-zero-proof': t`No drink without alcohol is available for it.`,
    'fixed-unavailable': t`None of its chosen drinks is available.`,
  };
  const dry = menu.data ? outcomeProblems(outcome, menu.data.recipes).map((problem) => ofDrinks[problem]) : [];
  return (
    <PlaceCard
      id={id}
      path={`endings.${id}`}
      name={name}
      text={ending.title}
      backdrop={ending.backdrop}
      problems={[...own, ...dry]}
      isUnfinished={
        [ending.title, ending.text].some((text) => text.en.trim() === '' || text['zh-HK'].trim() === '') ||
        !isFine(ending.image)
      }
      canRemove={Object.keys(story.endings).length > 1}
      onRemove={onRemove}
      summary={<p className={`${styles.help} ${styles.lastWords}`}>{inLanguage(ending.text, i18n.locale)}</p>}
    >
      <BilingualField
        label={t`Who the guest becomes`}
        path="title"
        value={ending.title}
        onChange={(title) => onChange(edit.withEnding(story, id, { title }))}
        maxLength={60}
      />
      <BilingualField
        label={t`Last words`}
        path="text"
        value={ending.text}
        onChange={(text) => onChange(edit.withEnding(story, id, { text }))}
        maxLength={400}
        long
      />
      <PictureField {...ending} onChange={(part) => onChange(edit.withEnding(story, id, part))} />
      <DrinksField
        shopId={shopId}
        label={t`Drinks of ${name}`}
        recipeIds={ending.recipeIds}
        onChange={(recipeIds) => onChange(edit.withEnding(story, id, { recipeIds }))}
        hint={t`Optional. Without any, the choices on the way decide the drink.`}
      />
    </PlaceCard>
  );
}
