/** A promise that the test resolves when needed. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  const later: { resolve: (() => void) | null } = { resolve: null };
  const promise = new Promise<void>((resolve) => {
    later.resolve = resolve;
  });
  return { promise, resolve: () => later.resolve?.() };
}
