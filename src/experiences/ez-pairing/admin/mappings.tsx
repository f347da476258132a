import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { MappingsTable } from './mappings-table.tsx';
import styles from './ez-admin.module.css';

interface Props {
  shopId: string;
  /** Unsaved questions have no mappings yet. */
  isQuizDirty: boolean;
}

export function Mappings({ shopId, isQuizDirty }: Props) {
  const { t } = useLingui();
  const params = { shopId };
  const summary = useEndpoint('GET /api/ez-pairing/shops/:shopId/mappings-summary', { params });
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params });
  const generate = useSend('POST /api/ez-pairing/shops/:shopId/generate-mappings', [
    'GET /api/ez-pairing/shops/:shopId/mappings-summary',
    'GET /api/ez-pairing/shops/:shopId/questions',
    'GET /api/admin/shops/:shopId/dead-ends',
  ]);
  const [said, setSaid] = useState<string>();

  const run = async (useLLM: boolean) => {
    if (generate.isPending) return;
    try {
      const { mappedChoices, totalChoices } = await generate.mutateAsync({ params, body: { useLLM } });
      setSaid(t`Worked out: ${mappedChoices} of ${totalChoices} choices are understood.`);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid(t`Failed to work out where the answers lead: ${reason}`);
    }
  };

  const data = summary.data;
  const { mappedChoices = 0, totalChoices = 0 } = data ?? {};
  return (
    <FoldingSection
      isPlain
      title={<Trans>Where the answers lead</Trans>}
      summary={data && t`${mappedChoices} of ${totalChoices} choices are understood`}
      needsSight={summary.isLoadingError}
      tools={
        <>
          <StatusLine text={said} tone={generate.isError ? 'bad' : 'good'} />
          {data?.canUseLLM && (
            <Button
              busy={generate.isPending && generate.variables.body?.useLLM === true}
              disabled={generate.isPending || isQuizDirty || !data.totalChoices}
              onClick={() => void run(true)}
            >
              <Trans>Ask the language model</Trans>
            </Button>
          )}
          <Button
            busy={generate.isPending && generate.variables.body?.useLLM !== true}
            disabled={generate.isPending || isQuizDirty || !data?.totalChoices}
            onClick={() => void run(false)}
          >
            <Trans>Work out anew</Trans>
          </Button>
        </>
      }
      className={styles.section}
    >
      <p className={styles.help}>
        {isQuizDirty ? (
          <Trans>Save the questions first; the table shows what is saved.</Trans>
        ) : (
          <Trans>Generating reads every choice’s words anew. What you set yourself stays.</Trans>
        )}
      </p>
      {summary.isPending && <Skeleton height="44px" lines={4} />}
      {summary.isLoadingError && (
        <ErrorState text={t`Failed to load where the answers lead.`} onRetry={() => void summary.refetch()} />
      )}
      {data && data.totalChoices > 0 && <MappingsTable summary={data} recipes={menu.data?.recipes ?? []} />}
    </FoldingSection>
  );
}
