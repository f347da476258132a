import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { SearchField } from '#ui/kit/tables/data-table.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import type { AddressFilters } from '#web/console/kit/use-address-filters.ts';
import { useOrderWords } from '#web/console/kit/orders/order-words.ts';
import styles from './orders.module.css';

interface Props {
  shopId: string;
  filters: AddressFilters<'kiosk' | 'status' | 'day' | 'search'>;
}

export function OrderFilters({ shopId, filters }: Props) {
  const { t } = useLingui();
  const words = useOrderWords();
  const listId = useId();
  const kiosk = filters.get('kiosk');
  const kiosks = useEndpoint(
    'GET /api/kiosk-instances',
    { query: { shop_id: shopId, page: 1, pageSize: 100, ...(kiosk.length < 6 && kiosk !== '' && { search: kiosk }) } },
    { keepsPrevious: true },
  );
  return (
    <div className={styles.filters}>
      <SearchField
        label={t`Guest, drink or number`}
        value={filters.get('search')}
        onSearch={(search) => filters.set({ search })}
      />
      <SelectField
        label={t`Status`}
        value={filters.get('status')}
        onChange={(status) => filters.set({ status })}
        placeholder={t`All`}
        options={[
          { value: 'OPEN', label: t`Not over yet` },
          ...ORDER_STATUSES.map((status) => ({ value: status, label: words.status(status) })),
        ]}
      />
      <TextField label={t`Day`} type="date" value={filters.get('day')} onChange={(day) => filters.set({ day })} />
      <TextField
        label={t`Kiosk`}
        placeholder={t`Any`}
        value={kiosk}
        onChange={(code) => filters.set({ kiosk: code.toUpperCase().slice(0, 6) })}
        list={listId}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {kiosks.data?.data.map(({ join_code, name }) => (
          <option key={join_code} value={join_code} label={name} />
        ))}
      </datalist>
    </div>
  );
}
