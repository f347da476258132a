import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { Button } from '#ui/kit/button.tsx';
import { Pager, PAGE_SIZES, SearchField } from '#ui/kit/tables/data-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { OutcomeLine, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import { JoinQrDialog } from '#web/console/kit/join-qr-dialog.tsx';
import { InstancesTable } from './instances-table.tsx';
import { KioskChoice } from './kiosk-choice.tsx';
import { LaunchForm } from './launch-form.tsx';
import { useKioskDeletion } from './use-kiosk-deletion.ts';
import { useKioskTable } from './use-kiosk-table.ts';
import { useKioskTypes } from '#web/console/kit/use-kiosk-types.ts';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  shopName: string;
}

const NONE: ReadonlySet<string> = new Set();
/** Fewer kiosks are seen at once. */
const SEARCHED_FROM = 9;

export function KiosksSection({ shopId, shopName }: Props) {
  const { t } = useLingui();
  const types = useKioskTypes();
  const { filters, list, instances, count, found, search, sort, page, pageSize } = useKioskTable(shopId);
  const [launched, setLaunched] = useState<string>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [joining, setJoining] = useState<KioskInstance>();
  const [chosen, setChosen] = useState(NONE);
  const { removeOne, removeChosen, isDeleting } = useKioskDeletion({ shopId, shopName }, setOutcome);
  const heading = useRef<HTMLHeadingElement>(null);
  const launchForm = useRef<HTMLFormElement>(null);

  const showLaunched = ({ join_code, name }: KioskInstance) => {
    setLaunched(join_code);
    // Where the new one stands first.
    filters.set({ search: '', sort: '' });
    setOutcome({ text: t`${name} is live. Guests join with the code ${join_code}.`, tone: 'good' });
  };
  const choose = (code: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(code);
    else next.delete(code);
    setChosen(next);
  };
  const deleteOne = async (instance: KioskInstance) => {
    if (!(await removeOne(instance))) return;
    choose(instance.join_code, false);
    heading.current?.focus();
  };
  const deleteChosen = async () => {
    if (!(await removeChosen([...chosen]))) return;
    setChosen(NONE);
    heading.current?.focus();
  };

  return (
    <>
      <section className={styles.section} aria-labelledby="kiosks">
        <div className={styles.head}>
          <h2 id="kiosks" ref={heading} tabIndex={-1}>
            <Trans>Active Kiosk Instances</Trans>
          </h2>
          {list.isSuccess && (found > 0 || search !== '') && (
            <div className={styles.kioskTools}>
              {((count ?? 0) >= SEARCHED_FROM || search !== '') && (
                <SearchField
                  label={t`Find a kiosk by name or code`}
                  value={search}
                  onSearch={(text) => filters.set({ search: text })}
                />
              )}
              {(found > 0 || chosen.size > 0) && (
                <KioskChoice
                  chosen={chosen}
                  shown={instances.map(({ join_code }) => join_code)}
                  isDeleting={isDeleting}
                  onChoose={setChosen}
                  onDelete={() => void deleteChosen()}
                />
              )}
            </div>
          )}
          <div className={styles.outcome}>
            <OutcomeLine outcome={outcome} onOutcome={setOutcome} />
          </div>
        </div>
        {list.isPending && <Skeleton height="44px" lines={4} />}
        {list.isLoadingError && <ErrorState text={t`Failed to load kiosks.`} onRetry={() => void list.refetch()} />}
        {list.isSuccess && found === 0 && search === '' && (
          <EmptyState
            title={<Trans>No kiosks yet</Trans>}
            text={
              <Trans>A kiosk is one experience with a code of its own. Guests type or scan the code to join.</Trans>
            }
            action={
              <Button kind="main" onClick={() => launchForm.current?.querySelector('select')?.focus()}>
                <Trans>Launch your first kiosk</Trans>
              </Button>
            }
          />
        )}
        {list.isSuccess && found === 0 && search !== '' && (
          <EmptyState
            title={<Trans>No kiosk fits</Trans>}
            text={<Trans>No kiosk has “{search}” in its name or code.</Trans>}
            action={
              <Button onClick={() => filters.set({ search: '' })}>
                <Trans>Show all kiosks</Trans>
              </Button>
            }
          />
        )}
        {instances.length > 0 && (
          <>
            <InstancesTable
              instances={instances}
              types={types.list}
              launched={launched}
              sort={sort}
              isStale={list.isPlaceholderData}
              chosen={chosen}
              onChoose={choose}
              onSort={(by) => filters.set({ sort: by })}
              onShowJoin={setJoining}
              onDelete={(instance) => void deleteOne(instance)}
            />
            {(count ?? 0) > PAGE_SIZES[0] && (
              <Pager
                label={t`Pages of kiosks`}
                page={page}
                pageSize={pageSize}
                total={found}
                onPage={(to) => filters.set({ page: String(to) })}
                onPageSize={(size) => filters.set({ rows: String(size) })}
              />
            )}
          </>
        )}
        <div className={styles.launch}>
          <LaunchForm
            ref={launchForm}
            shopId={shopId}
            types={types}
            isFirst={list.isSuccess && count === 0}
            onLaunched={showLaunched}
          />
        </div>
      </section>
      {joining && (
        <JoinQrDialog
          joinCode={joining.join_code}
          kioskName={joining.name}
          shopName={shopName}
          onClose={() => setJoining(undefined)}
        />
      )}
    </>
  );
}
