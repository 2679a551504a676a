/** Milliseconds a network must stay back before it is used: one that returns often drops again. */
export const networkSettleMs = 1000;

/** Calls `run` whenever the network is back and has stayed; returns what ends it. */
export function onNetworkBack(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (navigator.onLine) run();
    }, networkSettleMs);
  };
  window.addEventListener('online', onEvent);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onEvent);
  };
}
