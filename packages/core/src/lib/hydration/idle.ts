/**
 * Resolves when the browser is idle, or after 1 ms where `requestIdleCallback` is not supported.
 */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
}
