/** A promise that a test keeps to itself until it is time. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  const later: { resolve: (() => void) | null } = { resolve: null };
  const promise = new Promise<void>((resolve) => {
    later.resolve = resolve;
  });
  return { promise, resolve: () => later.resolve?.() };
}
