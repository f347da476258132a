import { useMemo, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Tablet } from '#contract/kiosk/tablets.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { ApiProvider, useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { SelectChevron } from '#ui/kit/fields/select-chevron.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { sessionIsTablet, useSession } from '#web/shell/client/session.ts';
import { PinDialog } from './pin-dialog.tsx';
import { unlockingClient } from './unlocking-client.ts';
import { useTabletLock } from './use-tablet-lock.ts';
import styles from './tablet.module.css';

const TABLET = 'GET /api/admin/shops/:shopId/tablet';

interface Props {
  shopId: string;
  children: ReactNode;
}

/** The counter on a shared tablet asks for a PIN before it changes something; anywhere else it is as it is. */
export function SharedTablet(props: Props) {
  return sessionIsTablet(useSession()) ? <Shared {...props} /> : props.children;
}

function Shared({ shopId, children }: Props) {
  const { i18n } = useLingui();
  const client = useClient();
  const queries = useQueryClient();
  const input = { params: { shopId } };
  const tablet = useEndpoint(TABLET, input).data;
  const [asked, setAsked] = useState<Asked>();
  const [lastPerson, setLastPerson] = useState<string>();
  const person = tablet?.person ?? null;

  const take = (now: Tablet) => queries.setQueryData([TABLET, input], now);
  const lock = () => {
    // At once, whatever becomes of the call: the server locks by itself too.
    if (tablet) take({ ...tablet, person: null });
    client('DELETE /api/admin/shops/:shopId/tablet/person', input).catch(() => undefined);
  };
  useTabletLock({
    isUnlocked: person !== null,
    onTap: () => void client('POST /api/admin/shops/:shopId/tablet/taps', input).then(take, () => undefined),
    onLock: lock,
  });

  const unlocking = useMemo(
    () =>
      unlockingClient(client, {
        isLocked: () => queries.getQueryData<Tablet>([TABLET, { params: { shopId } }])?.person === null,
        ask: () => new Promise((answer) => setAsked({ answer })),
        refusal: () => i18n._(msg`Enter your PIN first.`),
      }),
    [client, queries, shopId, i18n],
  );
  const close = (isUnlocked: boolean) => {
    asked?.answer(isUnlocked);
    setAsked(undefined);
  };

  return (
    <ApiProvider client={unlocking}>
      {tablet && (
        <ActingBar
          tablet={tablet}
          onChange={() => setAsked((before) => before ?? { answer: () => undefined })}
          onLock={lock}
        />
      )}
      {children}
      {asked && tablet && (
        <PinDialog
          people={tablet.people}
          firstChoice={person?.id ?? lastPerson}
          onEnter={async (personId, pin) => {
            take(await client('PUT /api/admin/shops/:shopId/tablet/person', { ...input, body: { personId, pin } }));
            setLastPerson(personId);
            close(true);
          }}
          onClose={() => close(false)}
        />
      )}
    </ApiProvider>
  );
}

interface Asked {
  answer: (isUnlocked: boolean) => void;
}

interface ActingBarProps {
  tablet: Tablet;
  onChange: () => void;
  onLock: () => void;
}

/** Who acts now. */
function ActingBar({ tablet: { name, person }, onChange, onLock }: ActingBarProps) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={t`Who acts`} data-locked={person === null || undefined}>
      <p className={styles.words} role="status">
        {person ? (
          <VisuallyHidden>
            <Trans>{person.name} acts.</Trans>
          </VisuallyHidden>
        ) : (
          <>
            <strong>
              <Trans>Locked.</Trans>
            </strong>{' '}
            <Trans>Orders can be read; the next step asks for a PIN.</Trans>
          </>
        )}
        {person && <span className={styles.name}>{name}</span>}
      </p>
      {person && (
        <Button kind="quiet" className={styles.key} onClick={onLock}>
          <Trans context="a tablet">Lock</Trans>
        </Button>
      )}
      <Button className={styles.key} onClick={onChange} aria-haspopup="dialog">
        {person ? (
          <>
            <VisuallyHidden>
              <Trans>Change who acts:</Trans>{' '}
            </VisuallyHidden>
            {person.name}
          </>
        ) : (
          <Trans>Enter PIN</Trans>
        )}{' '}
        <SelectChevron />
      </Button>
    </section>
  );
}
