/** How often, and after how long, something that failed is tried again. */
export interface RetryPolicy {
  /** Milliseconds before the first retry. */
  firstMs: number;
  /** What the pause grows by with each further one. */
  factor: number;
  /** Maximum number of retries. */
  most: number;
}

/** For code of a page that is on screen: the page is more useful than an error message. */
export const untilLoaded: RetryPolicy = { firstMs: 2000, factor: 2, most: Number.POSITIVE_INFINITY };

/** For code that a shopper waits for, who then reads what failed. */
export const onceMore: RetryPolicy = { firstMs: 1000, factor: 1, most: 1 };

/** Runs something until it succeeds or the policy ends. Reports each failure that is tried again. */
export async function retry<T>(run: () => Promise<T>, { firstMs, factor, most }: RetryPolicy): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (most < 1) throw error;
    console.error(error);
  }
  await new Promise((resolve) => setTimeout(resolve, firstMs));
  return retry(run, { firstMs: firstMs * factor, factor, most: most - 1 });
}

/** Loads a module by a policy; stays pending where there is none because the page is about to reload. */
export async function loadCode<M>(load: () => Promise<M | undefined>, policy: RetryPolicy): Promise<M> {
  return (await retry(load, policy)) ?? new Promise<never>(() => undefined);
}
