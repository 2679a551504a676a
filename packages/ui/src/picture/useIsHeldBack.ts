import { useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a picture was drawn by the server, which keeps its address back until it is near: true on the server, and for as long as what it
 * drew stays as it is; false for what is drawn in the browser, for another picture in its place, and for one that could not be had.
 */
export function useIsHeldBack(src: string | undefined, isBroken: boolean): boolean {
  const wasServers = useRef<boolean | null>(null);
  // React asks for the server's value while its HTML comes to life, and for the browser's everywhere else: what was answered first stays.
  const isServers = useSyncExternalStore(
    never,
    () => (wasServers.current ??= false),
    () => (wasServers.current = true),
  );
  const [firstSrc] = useState(src);
  const [isFreed, setIsFreed] = useState(false);
  if (!isFreed && (isBroken || src !== firstSrc)) setIsFreed(true);
  return isServers && !isFreed;
}
