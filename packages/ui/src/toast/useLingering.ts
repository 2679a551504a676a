import { useEffect, useState } from 'react';

/** How long a toast takes to leave. */
export const toastExitMs = 300;

/** The items, and those just gone for as long as they take to leave, in the order they came. */
export function useLingering<T extends { id: string }>(items: T[]): { item: T; isLeaving: boolean }[] {
  const [shown, setShown] = useState(items);
  const [previous, setPrevious] = useState(items);
  if (items !== previous) {
    setPrevious(items);
    const present = new Map(items.map((item) => [item.id, item]));
    const shownIds = new Set(shown.map(({ id }) => id));
    setShown([
      ...shown.map((item) => present.get(item.id) ?? item),
      ...items.filter(({ id }) => !shownIds.has(id)),
    ]);
  }
  const ids = new Set(items.map(({ id }) => id));
  const isAnyLeaving = shown.some(({ id }) => !ids.has(id));
  useEffect(() => {
    if (!isAnyLeaving) return undefined;
    const timer = setTimeout(() => setShown(items), toastExitMs);
    return () => clearTimeout(timer);
  }, [isAnyLeaving, items]);
  return shown.map((item) => ({ item, isLeaving: !ids.has(item.id) }));
}
