import { useEffect, useRef } from 'react';
import { useAddress } from './address.tsx';

/** Runs a callback on each navigation, e.g. to close overlays. */
export function useOnNavigate(onNavigate: () => void): void {
  const { key } = useAddress();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    onNavigate();
  }, [key, onNavigate]);
}
