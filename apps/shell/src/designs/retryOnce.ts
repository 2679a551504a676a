/** Delay in milliseconds before a failed file is retried, once, before it counts as missing. */
export const secondTryMs = 1000;

/**
 * A loader that retries once, as a failure may be temporary, and that stays pending instead of
 * failing while the page is about to reload (`reloadOnce`).
 */
export function retryOnce<M>(load: () => Promise<M | undefined>): () => Promise<M> {
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, secondTryMs));
    return load();
  };
  return async () => (await load().catch(again)) ?? new Promise<never>(() => undefined);
}
