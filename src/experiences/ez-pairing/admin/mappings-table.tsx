import { Trans, useLingui } from '@lingui/react/macro';
import type { MappingsSummary } from '#contract/ez-pairing.ts';
import { Table } from '#ui/table.tsx';
import { EffectChips, EffectSource } from './effect-chips.tsx';
import styles from './ez-admin.module.css';

export function MappingsTable({ summary }: { summary: MappingsSummary }) {
  const { t, i18n } = useLingui();
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
            {mappedChoices} of {totalChoices} choices have an effect
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
                <span className={styles.choiceName}>
                  {choice.textEn}
                  <span lang="zh-Hant-HK">{choice.text}</span>
                </span>
              </th>
              <td data-label={t`Effect`}>
                <EffectChips effect={choice.effect} />
              </td>
              <td data-label={t`Set by`}>
                <EffectSource source={choice.source} />
              </td>
              <td data-label={t`Favours`}>{choice.favours.map(({ name }) => name).join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
