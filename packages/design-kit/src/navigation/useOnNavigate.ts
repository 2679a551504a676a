import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Runs a callback on each navigation, e.g. to close overlays. */
export function useOnNavigate(onNavigate: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    onNavigate();
  }, [key, onNavigate]);
}
