import type { ComponentProps } from 'react';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { useAddressedPart } from '#ui/kit/fold/use-addressed-part.ts';
import styles from './settings.module.css';

interface Props extends Omit<ComponentProps<typeof FoldingSection>, 'startsOpen' | 'className'> {
  /** After "#" in the address that leads to it. */
  anchor: string;
}

/** A card of settings; on a phone a row that says how it is set. An address that names it opens it. */
export function SettingsSection({ anchor, ...section }: Props) {
  const { place, isMeant } = useAddressedPart(anchor);
  return (
    <div ref={place} id={anchor} className={styles.place}>
      <FoldingSection {...section} startsOpen={isMeant} className={styles.card} />
    </div>
  );
}
