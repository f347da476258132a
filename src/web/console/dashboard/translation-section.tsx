import { useMemo, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import type { LanguageCode } from '#domain/text/languages.ts';
import { menuCoveragePct } from '#domain/text/translation-coverage.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { useAddressedPart } from '#ui/kit/fold/use-addressed-part.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { TranslationJobs } from './translation-jobs.tsx';
import { useLanguages } from './use-languages.ts';
import { useTranslationJobs } from './use-translation-jobs.ts';
import styles from './translation.module.css';

/** Source: docs/behaviour/translations.md. */
export function TranslationSection({ shopId }: { shopId: string }) {
  const { t, i18n } = useLingui();
  const alert = useAlert();
  const languages = useLanguages(shopId);
  const { jobs, isLoadingError, isStarting, isLeft, start, follow } = useTranslationJobs(shopId);
  const coverageOf = useMenuCoverage(shopId, languages.codes);
  const [language, setLanguage] = useState('');
  const [problem, setProblem] = useState<string>();
  const fields = useFieldErrors();
  const { place, isMeant } = useAddressedPart('translations');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isStarting) return;
    if (language === '') return alert(t`Please select a language for translation.`);
    setProblem(undefined);
    fields.clear();
    try {
      // The server offered the code, and refuses what it does not know.
      await start(language as LanguageCode);
    } catch (cause) {
      if (fields.mark(cause) === undefined) return;
      const isTaken = (cause as Refusal).status === 409;
      setProblem(
        isTaken ? t`Translation job already in progress for this language.` : t`Failed to start translation job.`,
      );
      if (isTaken) await follow();
    }
  };
  const isRead = (code: string) => languages.read.includes(code);
  const optionOf = (code: string) => {
    const coverage = coverageOf.get(code);
    const label = languages.labelOf(code);
    return { value: code, label: coverage === undefined ? label : t`${label} · ${coverage}% translated` };
  };
  const latest = jobs?.[0];
  const done = i18n.number((latest?.progress_pct ?? 0) / 100, { style: 'percent' });
  const summary = latest && `${languages.labelOf(latest.metadata_json.target_language)} · ${done}`;

  return (
    <div ref={place} id="translations" className={styles.place}>
      <FoldingSection
        title={<Trans>Recipe Translation</Trans>}
        summary={jobs && (summary ?? t`Nothing has been translated here yet.`)}
        needsSight={
          languages.isError || isLoadingError || isLeft || (jobs?.some(({ status }) => status === 'failed') ?? false)
        }
        startsOpen={isMeant}
        className={styles.card}
      >
        <FieldErrorsOf form={fields}>
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <SelectField
              label={t`Language`}
              path="targetLanguage"
              value={language}
              onChange={(code) => {
                setLanguage(code);
                setProblem(undefined);
              }}
              placeholder={languages.isPending ? t`Loading…` : t`Select a language`}
              options={languages.codes.filter(isRead).map(optionOf)}
              others={{
                label: t`Other languages`,
                options: languages.codes.filter((code) => !isRead(code)).map(optionOf),
              }}
              hint={t`Only what is missing is translated; what a person wrote stays.`}
              error={languages.isError && t`Failed to load languages.`}
              disabled={languages.isPending}
            />
            {languages.isError ? (
              <Button onClick={languages.retry}>
                <Trans>Try Again</Trans>
              </Button>
            ) : (
              <Button type="submit" busy={isStarting}>
                <Trans>Generate Translations</Trans>
              </Button>
            )}
          </form>
        </FieldErrorsOf>
        <div className={styles.problem}>
          <StatusLine text={problem} tone="bad" />
        </div>
        <p className={styles.recent}>
          <Trans>Recent jobs</Trans>
        </p>
        {!jobs && !isLoadingError && <Skeleton height="44px" lines={2} />}
        {isLoadingError && (
          <p role="alert" className={styles.note}>
            <Trans>Failed to load translation jobs.</Trans>
            <Button onClick={() => void follow()}>
              <Trans>Try Again</Trans>
            </Button>
          </p>
        )}
        {jobs?.length === 0 && (
          <p className={styles.none}>
            <Trans>Nothing has been translated here yet.</Trans>
          </p>
        )}
        {jobs && jobs.length > 0 && <TranslationJobs jobs={jobs} labelOf={languages.labelOf} />}
        {isLeft && (
          <p className={styles.note}>
            <Trans>This is taking long. It goes on, but is no longer followed here.</Trans>
            <Button onClick={() => void follow()}>
              <Trans>Follow again</Trans>
            </Button>
          </p>
        )}
      </FoldingSection>
    </div>
  );
}

/** How much of the menu is translated, by language; empty until the menu is there. The recipes below are the same read. */
function useMenuCoverage(shopId: string, codes: readonly string[]): Map<string, number> {
  const { data } = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const wanted = codes.join();
  return useMemo(() => {
    const recipes = data?.recipes ?? [];
    if (recipes.length === 0 || wanted === '') return new Map();
    return new Map(wanted.split(',').map((code) => [code, menuCoveragePct(recipes, code)]));
  }, [data, wanted]);
}
