import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { deviceOfUserAgent } from '#domain/account/device-of-user-agent.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { startRegistration, usePasskeyFailureText } from '#web/console/kit/passkeys.ts';
import { DialogForm } from './dialog-form.tsx';
import { PresentPasswordField } from './present-password-field.tsx';
import { useDeviceWords } from './use-device-words.ts';
import styles from './second-factor.module.css';

interface Props {
  me: Reply<'GET /api/me'>;
  onDone: () => void;
  onClose: () => void;
}
type Options = Reply<'POST /api/me/passkeys/options'>;

/** The password and code that a passkey stands in for, then its name and the browser's own question. */
export function AddPasskeyDialog({ me, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [options, setOptions] = useState<Options>();
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog open onClose={onClose} title={t`Add a passkey`}>
      {options ? (
        <MakeForm
          options={options}
          onDone={onDone}
          onRefused={(text) => {
            setProblem(text);
            setOptions(undefined);
          }}
        />
      ) : (
        <ProofForm me={me} problem={problem} onDone={setOptions} />
      )}
    </Dialog>
  );
}

interface ProofProps {
  me: Props['me'];
  /** Why the attempt before has failed. */
  problem: string | undefined;
  onDone: (options: Options) => void;
}

function ProofForm({ me: { username, secondFactor }, problem, onDone }: ProofProps) {
  const { t } = useLingui();
  const begin = useSend('POST /api/me/passkeys/options');
  const [presentPassword, setPresentPassword] = useState('');
  const [code, setCode] = useState('');
  const fields = useFieldErrors({ 'wrong-password': 'presentPassword', 'wrong-code': 'code' });
  return (
    <DialogForm
      fields={fields}
      busy={begin.isPending}
      send={async () => onDone(await begin.mutateAsync({ body: { presentPassword, ...(secondFactor && { code }) } }))}
      action={<Trans>Continue</Trans>}
    >
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <PresentPasswordField username={username} value={presentPassword} onChange={setPresentPassword} isFirst />
      {secondFactor && (
        <TextField
          label={t`Code`}
          path="code"
          hint={t`Of the app, or a recovery code`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
      )}
    </DialogForm>
  );
}

interface MakeProps {
  options: Options;
  onDone: () => void;
  /** The server did not take it: it has to be begun anew. */
  onRefused: (text: string) => void;
}

function MakeForm({ options, onDone, onRefused }: MakeProps) {
  const { t } = useLingui();
  const textOf = usePasskeyFailureText();
  const add = useSend('POST /api/me/passkeys', ['GET /api/me/passkeys']);
  const device = useDeviceWords(deviceOfUserAgent(navigator.userAgent));
  const [name, setName] = useState(device);
  const [isBusy, setBusy] = useState(false);
  const fields = useFieldErrors();

  const make = async () => {
    setBusy(true);
    try {
      const credential = await startRegistration({ optionsJSON: options });
      await add.mutateAsync({
        body: { name: name.trim() || device, credential: { ...credential, type: 'public-key' } },
      });
      onDone();
    } catch (failure) {
      if (failure instanceof Refusal && failure.status !== 422) return onRefused(textOf(failure));
      throw failure instanceof Refusal ? failure : new Error(textOf(failure), { cause: failure });
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogForm fields={fields} busy={isBusy} send={make} action={<Trans>Make the passkey</Trans>}>
      <TextField
        label={t`Name`}
        path="name"
        hint={t`So that you know it again: the device it is kept on`}
        maxLength={60}
        value={name}
        onChange={setName}
        data-autofocus
      />
      <p>
        <Trans>Your browser then asks where to keep it: on this device, on your phone or on a security key.</Trans>
      </p>
    </DialogForm>
  );
}
