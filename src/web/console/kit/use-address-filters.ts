import { useSearchParams } from 'wouter';

/** A screen's filters as they stand in its address, so that a link or the way back shows the same rows. */
export interface AddressFilters<K extends string> {
  get: (key: K) => string;
  /** Sets some; an empty one leaves the address. Back to the first page, unless a page is set. */
  set: (changes: Partial<Record<K | 'page', string>>) => void;
  page: number;
}

export function useAddressFilters<K extends string>(): AddressFilters<K> {
  const [params, setParams] = useSearchParams();
  return {
    get: (key) => params.get(key) ?? '',
    set: (changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries({ page: '', ...changes }) as [string, string][])
            if (value === '') next.delete(key);
            else next.set(key, value);
          return next;
        },
        { replace: true },
      ),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}
