import { Trans, useLingui } from '@lingui/react/macro';
import type { MappingsSummary } from '#contract/kiosk/ez-pairing.ts';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { Table } from '#ui/kit/tables/table.tsx';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { EffectChips, EffectSource } from './effect-chips.tsx';
import styles from './ez-admin.module.css';

interface Props {
  summary: MappingsSummary;
  /** Names of the drinks in other languages. */
  recipes: readonly StaffRecipe[];
}

export function MappingsTable({ summary, recipes }: Props) {
  const { t, i18n } = useLingui();
  const listOf = useListOf();
  const nameOf = ({ recipeId, name }: { recipeId: string; name: string }) =>
    translated(name, recipes.find(({ id }) => id === recipeId)?.name_translations, i18n.locale).text;
  const { totalChoices, mappedChoices, coveragePct, generatedAt, choices } = summary;
  return (
    <>
      <div className={styles.coverage}>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${coveragePct}%` }} />
        </div>
        <p>
          <strong>{coveragePct}%</strong>{' '}
          <Trans>
            {mappedChoices} of {totalChoices} choices are understood
          </Trans>
          {generatedAt !== null && (
            <span className={styles.generated}>
              <Trans>
                Generated{' '}
                <time dateTime={generatedAt}>
                  {i18n.date(generatedAt, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </Trans>
            </span>
          )}
        </p>
      </div>
      <Table caption={t`Each choice, its effect and the drinks it favours`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Choice</Trans>
            </th>
            <th scope="col">
              <Trans>Effect</Trans>
            </th>
            <th scope="col">
              <Trans>Set by</Trans>
            </th>
            <th scope="col">
              <Trans>Favours</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <tr key={`${choice.questionId}/${choice.choiceId}`} className={styles.mapping}>
              <th scope="row" data-title>
                <TwoTexts className={styles.choiceName} text={{ en: choice.textEn, 'zh-HK': choice.text }} />
              </th>
              <td data-label={t`Effect`}>
                <EffectChips effect={choice.effect} />
              </td>
              <td data-label={t`Set by`}>
                <EffectSource source={choice.source} />
              </td>
              <td data-label={t`Favours`}>{listOf(choice.favours.map(nameOf)) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
