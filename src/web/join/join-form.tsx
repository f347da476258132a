import { useEffect, useEffectEvent, type ClipboardEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { JOIN_CODE_LENGTH } from '#domain/kiosk/join-code.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import { WaitingOrders } from '#web/shell/waiting-orders.tsx';
import { JoinGlass } from './join-glass.tsx';
import styles from './join.module.css';

interface Props {
  typed: string;
  onType: (text: string) => void;
  onJoin: (code: string) => void;
}

const FORM = 'join-form';

export function JoinForm({ typed, onType, onJoin }: Props) {
  const { t } = useLingui();
  const code = typed.trim();

  // Text typed into the prerendered page before hydration.
  const hearEarly = useEffectEvent(() => {
    const early = document.querySelector<HTMLInputElement>(`#${FORM} input`)?.value ?? '';
    if (early !== typed) onType(early);
  });
  useEffect(() => hearEarly(), []);

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/joinCode=/i.test(text)) return;
    event.preventDefault();
    onType(text);
  };
  return (
    <GuestScreen
      picture={<JoinGlass share={typed.length / JOIN_CODE_LENGTH} />}
      actions={
        <Button type="submit" form={FORM} kind="main" size="big" disabled={code === ''}>
          <Trans>Join Kiosk</Trans>
        </Button>
      }
    >
      <WaitingOrders />
      <form
        id={FORM}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (code !== '') onJoin(code);
        }}
      >
        <h1 className={styles.title}>
          <Trans>Enter Kiosk Code</Trans>
        </h1>
        <p className={styles.subtitle}>
          <Trans>It is on the card at your table, or on the kiosk's screen.</Trans>
        </p>
        <TextField
          className={styles.code}
          label={t`Kiosk code`}
          hint={t`The code is case-insensitive and 6 characters long.`}
          value={typed}
          onChange={onType}
          onPaste={paste}
          placeholder="ABC123"
          maxLength={JOIN_CODE_LENGTH}
          inputMode="text"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </form>
    </GuestScreen>
  );
}
