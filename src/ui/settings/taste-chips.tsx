import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { flavourLabel } from '#ui/play/drink/flavours.ts';
import styles from './taste-chips.module.css';

interface Props {
  /** 0 to 5 each. */
  want: Partial<Record<FlavourAxis, number>>;
  /** Only drinks without alcohol. */
  zeroProof?: boolean;
}

/** The wanted flavours, each with its amount. */
export function TasteChips({ want, zeroProof = false }: Props) {
  const { t, i18n } = useLingui();
  return (
    <ul role="list" className={styles.chips} aria-label={t`Taste`}>
      {FLAVOUR_AXES.filter((axis) => want[axis] !== undefined).map((axis) => (
        <li key={axis}>
          <FlavourIcon property={axis} size={16} />
          {flavourLabel(i18n, axis)} <strong>{i18n.number(want[axis] ?? 0)}</strong>
        </li>
      ))}
      {zeroProof && (
        <li>
          <Badge tone="good">
            <Trans>No alcohol</Trans>
          </Badge>
        </li>
      )}
    </ul>
  );
}
