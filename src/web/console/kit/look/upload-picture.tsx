import { useRef, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { shrinkPhoto } from '#ui/settings/shrink-photo.ts';
import styles from './upload-picture.module.css';

const TYPES = 'image/png,image/jpeg,image/webp';
/** Of the file that is chosen; it is made small before it is sent. Bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;

interface Props {
  shopId: string;
  /** Name of the file field. */
  label: string;
  /** On the button that opens it. */
  children: ReactNode;
  /** Beside the button. */
  others?: ReactNode;
  /** Told the address of the picture once it is on the server. */
  onTaken: (address: string) => void;
}

/** A picture from this device, made small and kept by the shop. */
export function UploadPicture({ shopId, label, children, others, onTaken }: Props) {
  const { t } = useLingui();
  const add = useSend('POST /v1/admin/shops/:shopId/photos');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setProblem(undefined);
    if (file.size > LARGEST_FILE) return setProblem(t`This picture is too large: 20 MB is the most.`);
    if (!TYPES.split(',').includes(file.type)) return setProblem(t`A picture is a PNG, JPEG or WebP file.`);
    setBusy(true);
    try {
      const body = await shrinkPhoto(file);
      onTaken((await add.mutateAsync({ params: { shopId }, body })).imageUrl);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setProblem(t`The picture was not taken: ${reason}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.ways}>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={label}
        className={styles.file}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      {others}
      <StatusLine text={problem} tone="bad" />
    </div>
  );
}
