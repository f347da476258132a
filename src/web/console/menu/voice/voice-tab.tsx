import { useState, type FormEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VoiceProfile } from '#contract/menu/voice-profiles.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { sessionIsAdmin, useSession } from '#web/shell/client/session.ts';
import { Coverage } from './coverage.tsx';
import { ShopVoice } from './shop-voice.tsx';
import { ALL } from './use-voice.ts';
import { VoiceEditor } from './voice-editor.tsx';
import styles from './voice.module.css';

/** The voices of a shop: which one it speaks with, and each to be recorded. */
export function VoiceTab({ shopId }: { shopId: string }) {
  const [address] = useSearchParams();
  const isAdmin = sessionIsAdmin(useSession());
  const chosen = address.get('voice');
  const all = `/shops/${encodeURIComponent(shopId)}/master?tab=voice`;
  if (chosen !== null && chosen !== '')
    return <VoiceEditor key={chosen} profileId={chosen} back={all} isAdmin={isAdmin} />;
  return <Voices shopId={shopId} isAdmin={isAdmin} addressOf={(id) => `${all}&voice=${encodeURIComponent(id)}`} />;
}

interface VoicesProps {
  shopId: string;
  isAdmin: boolean;
  addressOf: (profileId: string) => string;
}

function Voices({ shopId, isAdmin, addressOf }: VoicesProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const voices = useEndpoint(ALL, { query: { shop_id: shopId } });
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  const remove = useSend('DELETE /api/voice-profiles/:profileId', [ALL, 'GET /api/admin/shops/:shopId']);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const spoken = shop.data?.settings?.voiceProfileId;
  const mayChange = ({ shop_id }: VoiceProfile) => shop_id !== null || isAdmin;

  const deleteOne = async ({ id, name, cues }: VoiceProfile) => {
    const n = Object.keys(cues).length;
    const isSure = await confirm({
      title: t`Delete ${name}?`,
      text:
        n === 0
          ? t`Nothing is recorded in it. Kiosks that use it go back to the shop’s voice.`
          : t`Its recordings (${n}) are deleted with it and cannot be brought back. Kiosks that use it go back to the shop’s voice.`,
      action: t`Delete`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { profileId: id } });
      setSaid({ text: t`${name} is deleted.`, tone: 'good' });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };

  if (voices.isPending || shop.isPending) return <Skeleton height="96px" lines={3} />;
  if (voices.isLoadingError || shop.isLoadingError)
    return (
      <ErrorState
        text={t`Failed to load the voices.`}
        onRetry={() => void Promise.all([voices.refetch(), shop.refetch()])}
      />
    );
  return (
    <div className={styles.page}>
      {voices.data.data.length === 0 ? (
        <EmptyState
          title={t`No voice yet`}
          text={
            <Trans>
              A voice calls the numbers in Five Mui and greets in Voice Sommelier. Record it here, cue by cue.
            </Trans>
          }
        />
      ) : (
        <ShopVoice shopId={shopId} chosen={spoken} voices={voices.data.data} onSaid={setSaid} />
      )}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      <ul role="list" className={styles.voices}>
        {voices.data.data.map((voice) => (
          <Card as="li" key={voice.id} className={styles.voice}>
            <div className={styles.voiceHead}>
              <h2>{voice.name}</h2>
              {voice.id === spoken && (
                <Badge tone="good">
                  <Trans>The shop’s voice</Trans>
                </Badge>
              )}
              {voice.shop_id === null && (
                <Badge tone="info">
                  <Trans>For every shop</Trans>
                </Badge>
              )}
            </div>
            <Coverage cues={voice.cues} />
            <OwnCues voice={voice} />
            <div className={styles.voiceTools}>
              <Link
                to={addressOf(voice.id)}
                className={buttonClass()}
                aria-label={mayChange(voice) ? t`Record ${voice.name}` : t`Listen to ${voice.name}`}
              >
                {mayChange(voice) ? <Trans>Record</Trans> : <Trans>Listen</Trans>}
              </Link>
              {mayChange(voice) && (
                <Button kind="danger" aria-label={t`Delete ${voice.name}`} onClick={() => void deleteOne(voice)}>
                  <Trans>Delete</Trans>
                </Button>
              )}
            </div>
          </Card>
        ))}
      </ul>
      <NewVoice shopId={shopId} addressOf={addressOf} />
    </div>
  );
}

function OwnCues({ voice }: { voice: VoiceProfile }) {
  const n = Object.keys(voice.cues).length;
  if (n === 0) return null;
  return (
    <p className={styles.help}>
      <Plural value={n} one="# recording" other="# recordings" />
    </p>
  );
}

function NewVoice({ shopId, addressOf }: Omit<VoicesProps, 'isAdmin'>) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const create = useSend('POST /api/voice-profiles', [ALL]);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const fields = useFieldErrors();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (name.trim() === '') return setError(t`A voice needs a name.`);
    setError(undefined);
    setRefused(undefined);
    fields.clear();
    try {
      const { id } = await create.mutateAsync({ body: { shop_id: shopId, name } });
      navigate(addressOf(id));
    } catch (failure) {
      const reason = fields.mark(failure);
      setRefused(reason === undefined ? undefined : t`That did not work: ${reason}`);
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={styles.newVoice} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Name of a new voice`}
          path="name"
          hint={t`Such as who speaks it.`}
          value={name}
          onChange={setName}
          error={error}
          autoComplete="off"
          maxLength={60}
        />
        <Button kind="main" type="submit" busy={create.isPending}>
          <Trans>New voice</Trans>
        </Button>
        <StatusLine text={refused} tone="bad" />
      </form>
    </FieldErrorsOf>
  );
}
