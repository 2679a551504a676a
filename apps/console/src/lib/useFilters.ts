import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A screen's filters, which are its address: a link shows the same list to a colleague. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => Object.fromEntries(params), [params]);
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          for (const [name, value] of Object.entries(changes))
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  /** Removes all filters but those named. */
  const clear = useCallback(
    (...names: readonly string[]) =>
      setParams((previous) => [...previous].filter(([name]) => names.includes(name)), { replace: true }),
    [setParams],
  );
  return { filters, change, clear };
}
