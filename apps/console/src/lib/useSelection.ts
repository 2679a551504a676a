import { useCallback, useMemo, useState } from 'react';

/** The rows of a list that are chosen, by their keys. */
export interface Selection {
  keys: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Chooses all of these, or none of them when all are chosen. */
  toggleAll: (keys: readonly string[]) => void;
  clear: () => void;
}

/** Remembers which rows of a list are chosen; another list begins without. */
export function useSelection(listKey: string): Selection {
  const [state, setState] = useState<{ of: string; keys: ReadonlySet<string> }>({
    of: listKey,
    keys: new Set(),
  });
  const keys = useMemo(() => (state.of === listKey ? state.keys : new Set<string>()), [listKey, state]);
  const toggle = useCallback(
    (key: string) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setState({ of: listKey, keys: next });
    },
    [keys, listKey],
  );
  const toggleAll = useCallback(
    (all: readonly string[]) =>
      setState({ of: listKey, keys: new Set(all.every((key) => keys.has(key)) ? [] : all) }),
    [keys, listKey],
  );
  const clear = useCallback(() => setState({ of: listKey, keys: new Set() }), [listKey]);
  return useMemo(() => ({ keys, toggle, toggleAll, clear }), [clear, keys, toggle, toggleAll]);
}
