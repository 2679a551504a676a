/** How long, in milliseconds, after a failure a file is asked for once more, before it counts as missing. */
export const secondTryMs = 1000;

/** A loader that tries a second time, for a fault may pass; and that waits, instead of failing, where the page is about to be loaded anew (`reloadOnce`). */
export function retryOnce<M>(load: () => Promise<M | undefined>): () => Promise<M> {
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, secondTryMs));
    return load();
  };
  return async () => (await load().catch(again)) ?? new Promise<never>(() => undefined);
}
