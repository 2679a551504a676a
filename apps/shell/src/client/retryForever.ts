/** How long, in milliseconds, after a first failure it is tried again; twice as long each time after. */
export const firstRetryMs = 2000;

/** Loads something until it is there. Each failure is told. */
export async function retryForever<T>(load: () => Promise<T>, waitMs = firstRetryMs): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.error(error);
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return retryForever(load, waitMs * 2);
}
