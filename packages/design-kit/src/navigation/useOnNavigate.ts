import { useEffect, useRef } from 'react';
import { useAddress } from './address.tsx';

/** Does something whenever another page is arrived at: what lies over the page closes. */
export function useOnNavigate(onNavigate: () => void): void {
  const { key } = useAddress();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    onNavigate();
  }, [key, onNavigate]);
}
