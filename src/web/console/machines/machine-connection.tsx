import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Reply } from '#contract/client.ts';
import { programOf, type ProgramKind } from '#domain/machine/machine-kind.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { ProgramCare } from './program-care.tsx';
import { ReachFields, type Reach } from './reach-fields.tsx';
import styles from './machines.module.css';

const LINK = 'GET /api/admin/shops/:shopId/machines/:machineId/link';
type Link = Reply<typeof LINK>['link'];

/** Opens how the server reaches a machine with a program of its own. Renders nothing for others. */
export function MachineConnection({ shopId, machine }: { shopId: string; machine: Machine }) {
  const [isOpen, setOpen] = useState(false);
  const kind = programOf(machine.kind);
  if (!kind) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Connection</Trans>
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={<Trans>Connection of {machine.name}</Trans>}>
          <Connection shopId={shopId} machineId={machine.id} kind={kind} />
        </Dialog>
      )}
    </>
  );
}

interface Address {
  shopId: string;
  machineId: string;
  kind: ProgramKind;
}

function Connection(address: Address) {
  const { t } = useLingui();
  const { shopId, machineId } = address;
  const read = useEndpoint(LINK, { params: { shopId, machineId } });
  if (read.isPending) return <Skeleton height="120px" lines={2} />;
  if (!read.data) return <ErrorState text={t`Failed to load the connection.`} onRetry={() => void read.refetch()} />;
  return <LinkForm key={read.data.link.address} {...address} link={read.data.link} />;
}

const BY_NAME = 'by-name';
const NONE = 'none';

function LinkForm({ shopId, machineId, kind, link }: Address & { link: Link }) {
  const { t } = useLingui();
  const listOf = useListOf();
  const params = { shopId, machineId };
  const change = useSend('PATCH /api/admin/shops/:shopId/machines/:machineId/link', [LINK]);
  const [reach, setReach] = useState<Reach>({ address: link.address, keys: {} });
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();

  const save = async (body: Parameters<typeof change.mutateAsync>[0]['body']) => {
    setSaid(undefined);
    try {
      await change.mutateAsync({ params, body });
      setReach((now) => ({ ...now, keys: {} }));
      setSaid({ text: t`Saved.`, tone: 'good' });
    } catch (failure) {
      const text = failure instanceof Refusal ? (failure.errors[0]?.message ?? failure.message) : '';
      setSaid({ text: text || t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  const choose = (ingredientId: string, value: string) => {
    const chosen = link.matches
      .filter(({ by }) => by === 'owner')
      .map((one) => [one.ingredientId, one.theirId] as const);
    const others = chosen.filter(([id]) => id !== ingredientId);
    const choice = value === BY_NAME ? [] : [[ingredientId, value === NONE ? null : Number(value)] as const];
    void save({ matches: Object.fromEntries([...others, ...choice]) });
  };
  const options = [
    { value: BY_NAME, label: t`By its name` },
    { value: NONE, label: t`None of them` },
    ...link.theirs.map(({ id, name, place }) => ({
      value: String(id),
      label: place === null ? t`${name} (at no bottle)` : `${name} · ${place}`,
    })),
  ];

  return (
    <div className={styles.form}>
      {link.trouble !== null && <p className={styles.fault}>{link.trouble}</p>}
      <ReachFields
        shopId={shopId}
        kind={kind}
        machineId={machineId}
        keysSet={link.keysSet}
        reach={reach}
        onChange={setReach}
      >
        <Button kind="main" busy={change.isPending} onClick={() => void save(reach)}>
          <Trans>Save the connection</Trans>
        </Button>
      </ReachFields>
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />

      <h3>
        <Trans>Which ingredient is which</Trans>
      </h3>
      {link.matches.length === 0 && (
        <p className={styles.hint}>
          <Trans>Say on the menu's page which pump holds what: those are looked for at the machine.</Trans>
        </p>
      )}
      {link.matches.map(({ ingredientId, name, theirId, by, canPour }) => (
        <SelectField
          key={ingredientId}
          label={name}
          hint={matchHint(canPour, link.theirs.find(({ id }) => id === theirId)?.name)}
          value={valueOf(by, theirId)}
          options={options}
          disabled={change.isPending}
          onChange={(value) => choose(ingredientId, value)}
        />
      ))}
      {link.notMakeable.length > 0 && (
        <>
          <h3>
            <Trans>What it can't make</Trans>
          </h3>
          <ul className={styles.plain}>
            {link.notMakeable.map(({ recipeId, name, missing }) => (
              <li key={recipeId}>
                <Trans>
                  {name}: missing {listOf(missing)}
                </Trans>
              </li>
            ))}
          </ul>
        </>
      )}
      <ProgramCare shopId={shopId} machineId={machineId} places={link.theirs.flatMap(({ place }) => place ?? [])} />
    </div>
  );
}

const valueOf = (by: 'name' | 'owner' | null, theirId: number | null): string => {
  if (by !== 'owner') return BY_NAME;
  return theirId === null ? NONE : String(theirId);
};

function matchHint(canPour: boolean, theirs: string | undefined) {
  if (theirs === undefined) return <Trans>The machine has nothing of this name.</Trans>;
  return canPour ? <Trans>There: {theirs}</Trans> : <Trans>There: {theirs}, at no bottle</Trans>;
}
