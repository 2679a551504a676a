/** How often, and after how long, something that failed is retried. */
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
export const oneRetry: RetryPolicy = { firstMs: 1000, factor: 1, most: 1 };

/** For failures that stay. */
export const noRetry: RetryPolicy = { firstMs: 0, factor: 1, most: 0 };

/** Milliseconds before a retry; the first one is number 0. */
export const pauseMs = ({ firstMs, factor }: RetryPolicy, number: number): number =>
  firstMs * factor ** number;

/**
 * Runs something until it succeeds or the policy for its failure ends. `report` gets each failure
 * that is retried.
 */
export async function retry<T>(
  run: () => Promise<T>,
  policyOf: RetryPolicy | ((error: unknown) => RetryPolicy),
  report: (error: unknown) => void = console.error,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const policy = typeof policyOf === 'function' ? policyOf(error) : policyOf;
      if (tries >= policy.most) throw error;
      report(error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs(policy, tries)));
    }
  }
}

/**
 * Loads a module by a policy; stays pending where there is none because the page is about to
 * reload.
 */
export async function loadCode<M>(load: () => Promise<M | undefined>, policy: RetryPolicy): Promise<M> {
  return (await retry(load, policy)) ?? new Promise<never>(() => undefined);
}

/** Loads something on the first call, or after a failure: all calls get one promise. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
