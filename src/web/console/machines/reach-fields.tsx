import type { ReactNode } from 'react';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramKind } from '#domain/machine/machine-kind.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import styles from './machines.module.css';

export interface Reach {
  address: string;
  /** What was typed: what was not stays as it is. */
  keys: Partial<Record<KeyName, string>>;
}
type KeyName = 'makerKey' | 'masterKey' | 'username' | 'password';

const KEYS: Record<ProgramKind, readonly KeyName[]> = {
  cocktailberry: ['makerKey', 'masterKey'],
  cocktailpi: ['username', 'password'],
};
const EXAMPLES: Record<ProgramKind, string> = {
  cocktailberry: 'http://192.168.1.40:8000',
  cocktailpi: 'http://192.168.1.41',
};

interface Props {
  shopId: string;
  kind: ProgramKind;
  /** Set where the machine is known: keys that are not typed are its own. */
  machineId?: string;
  keysSet?: readonly string[];
  reach: Reach;
  onChange: (reach: Reach) => void;
  children?: ReactNode;
}

/** The address of a machine's own program and its keys, with a button that tries them. */
export function ReachFields({ shopId, kind, machineId, keysSet = [], reach, onChange, children }: Props) {
  const { t } = useLingui();
  const attempt = useSend('POST /api/admin/shops/:shopId/machines/try');
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const labels: Record<KeyName, string> = {
    makerKey: t`Maker key`,
    masterKey: t`Master key`,
    username: t`Username`,
    password: t`Password`,
  };
  const change = (next: Reach) => {
    setSaid(undefined);
    onChange(next);
  };
  const tryIt = async () => {
    setSaid(undefined);
    try {
      const body = { kind, ...reach, ...(machineId !== undefined && { machineId }) };
      const { trouble, version, ingredients } = await attempt.mutateAsync({ params: { shopId }, body });
      const good = t`${version ?? ''} answers, with ${ingredients} ingredients.`;
      setSaid(trouble === null ? { text: good, tone: 'good' } : { text: trouble, tone: 'bad' });
    } catch (failure) {
      const text = failure instanceof Refusal ? (failure.errors[0]?.message ?? failure.message) : '';
      setSaid({ text: text || t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  return (
    <>
      <TextField
        label={t`Address`}
        hint={t`Such as ${EXAMPLES[kind]}`}
        value={reach.address}
        onChange={(address) => change({ ...reach, address })}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
      />
      {KEYS[kind].map((key) => (
        <TextField
          key={key}
          type={key === 'username' ? 'text' : 'password'}
          label={labels[key]}
          hint={keysSet.includes(key) ? t`Set. Leave it empty to keep it.` : t`Leave it empty if it has none.`}
          value={reach.keys[key] ?? ''}
          onChange={(value) => change({ ...reach, keys: withKey(reach.keys, key, value) })}
          autoComplete="off"
          maxLength={100}
        />
      ))}
      <div className={styles.actions}>
        <Button busy={attempt.isPending} onClick={() => void tryIt()}>
          <Trans>Try the connection</Trans>
        </Button>
        {children}
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </div>
    </>
  );
}

/** An empty field leaves the key as it is. */
function withKey(keys: Reach['keys'], key: KeyName, value: string): Reach['keys'] {
  const { [key]: _, ...others } = keys;
  return value === '' ? others : { ...others, [key]: value };
}
