import { useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/index.ts';
import { typedBefore } from './typedBefore.ts';

type FieldValues = Readonly<Partial<Record<string, string>>>;

/**
 * What was typed into these fields before hydration, from the first effect on; nothing on a page
 * that was opened later. For controlled fields: their next render would set them back.
 */
export function useTypedBefore(names: readonly string[]): FieldValues {
  const isHydrated = useHydrated();
  const first = useRef({ names, isFromServer: !isHydrated });
  const [typed, setTyped] = useState<FieldValues>({});
  useLayoutEffect(() => {
    if (!first.current.isFromServer) return;
    const found = typedBefore(first.current.names);
    if (Object.keys(found).length > 0) setTyped(found);
  }, []);
  return typed;
}
