import { useLingui } from '@lingui/react/macro';
import { Chip } from '#ui/kit/chip.tsx';
import { FlavourIcon } from '../drink/flavour-icon.tsx';
import { flavourLabel } from '../drink/flavours.ts';
import { toggleChip, type FlavourChip, type MenuChip, type MenuFilter } from './menu-filters.ts';
import styles from './plain-menu.module.css';

interface Props {
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
}

/** The search field and the chips, always visible. */
export function MenuTools({ filter, onFilter }: Props) {
  const { t, i18n } = useLingui();
  const chip = (name: MenuChip, label: string, icon?: FlavourChip) => (
    <Chip
      key={name}
      icon={icon && <FlavourIcon property={icon} />}
      chosen={filter.chips.includes(name)}
      onToggle={() => onFilter(toggleChip(filter, name))}
    >
      {label}
    </Chip>
  );
  const flavours: [FlavourChip, string][] = [
    ['sweet', flavourLabel(i18n, 'sweet')],
    ['acidity', flavourLabel(i18n, 'acidity')],
    ['strength', t`Strong`],
    ['fizzy', flavourLabel(i18n, 'fizzy')],
    ['spicy', flavourLabel(i18n, 'spicy')],
    ['bitter', flavourLabel(i18n, 'bitter')],
  ];
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path
            d="M9.5 3.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm4.5 10.5 4.5 4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <input
          type="search"
          aria-label={t`Search drinks and ingredients`}
          placeholder={t`Search drinks and ingredients`}
          value={filter.search}
          maxLength={60}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        />
      </div>
      <div className={styles.chips} role="group" aria-label={t`Show only`}>
        {chip('zero-proof', t`No alcohol`)}
        {flavours.map(([name, label]) => chip(name, label, name))}
      </div>
    </div>
  );
}
