/** Delay in milliseconds before the first retry; it doubles with each further one. */
export const firstRetryMs = 2000;

/** Loads something, retrying until it succeeds. Reports each failure. */
export async function retryForever<T>(load: () => Promise<T>, waitMs = firstRetryMs): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.error(error);
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return retryForever(load, waitMs * 2);
}
