import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopDetails } from '#contract/shop/master-shops.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/fields/field.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { shrinkPhoto } from '#ui/settings/shrink-photo.ts';
import styles from './shop.module.css';

const TYPES = 'image/png,image/jpeg,image/webp';
/** Of the file that is chosen; it is made small before it is sent. Bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;
/** Amber to coral, the product's own. */
const FIRST_COLOURS: [string, string] = ['#f2a33a', '#ff6b57'];

interface Props {
  shopId: string;
  name: string;
  draft: Pick<ShopDetails, 'look'>;
  onChange: (part: Pick<ShopDetails, 'look'>) => void;
}

/** The logo and the colours that a new kiosk begins with; one that is open keeps its own. */
export function LookFields({ shopId, name, draft: { look }, onChange }: Props) {
  const { t } = useLingui();
  const change = (part: Partial<ShopDetails['look']>) => onChange({ look: { ...look, ...part } });
  const { colours } = look;
  const colourLabels = [t`First colour`, t`Second colour`];
  return (
    <>
      <p className={styles.hint}>
        <Trans>A new kiosk begins with it. Kiosks that are open keep the look they have.</Trans>
      </p>
      <div
        className={styles.sample}
        style={colours ? { background: `linear-gradient(90deg, ${colours.join(', ')})` } : undefined}
      >
        <ImageWithFallback
          src={look.logoUrl}
          alt={t`Logo of ${name}`}
          className={styles.logo}
          width={96}
          height={96}
          fallback={<span className={styles.noLogo}>{name}</span>}
        />
      </div>
      <LogoField shopId={shopId} logoUrl={look.logoUrl} onChange={(logoUrl) => change({ logoUrl })} />
      <SwitchField
        label={t`Colours of your own`}
        hint={t`Behind the logo, from the first to the second. Switched off, each kiosk type has its own.`}
        checked={colours !== null}
        onChange={(isOn) => change({ colours: isOn ? FIRST_COLOURS : null })}
      />
      {colours && (
        <div className={styles.colours}>
          {colourLabels.map((label, at) => (
            <Field key={label} label={label} path={`look.colours.${at}`}>
              {(ids) => (
                <input
                  {...ids}
                  type="color"
                  className={styles.colour}
                  value={colours[at]}
                  onChange={(event) => change({ colours: colours.with(at, event.target.value) as [string, string] })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  );
}

interface LogoProps {
  shopId: string;
  logoUrl: string;
  onChange: (logoUrl: string) => void;
}

function LogoField({ shopId, logoUrl, onChange }: LogoProps) {
  const { t } = useLingui();
  const add = useSend('POST /v1/admin/shops/:shopId/photos');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setProblem(undefined);
    if (file.size > LARGEST_FILE) return setProblem(t`This picture is too large: 20 MB is the most.`);
    if (!TYPES.split(',').includes(file.type)) return setProblem(t`A logo is a PNG, JPEG or WebP file.`);
    setBusy(true);
    try {
      const body = await shrinkPhoto(file);
      onChange((await add.mutateAsync({ params: { shopId }, body })).imageUrl);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setProblem(t`The logo was not taken: ${reason}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.logoWays}>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={t`Logo file`}
        className={styles.file}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {logoUrl === '' ? <Trans>Choose a logo</Trans> : <Trans>Choose another logo</Trans>}
      </Button>
      {logoUrl !== '' && (
        <Button kind="danger" onClick={() => onChange('')}>
          <Trans>Remove the logo</Trans>
        </Button>
      )}
      <StatusLine text={problem} tone="bad" />
    </div>
  );
}
