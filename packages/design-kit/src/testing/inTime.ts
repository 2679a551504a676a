import type { CompleteDesign } from '../design.ts';

/**
 * Time in milliseconds a part or page may take to load on a busy machine: less than a test's
 * timeout.
 */
const longestMs = 25_000;

/** Loads awaited so far, so that none is awaited twice. */
const waitedFor = new Map<unknown, Promise<unknown>>();

function within<T>(load: () => Promise<T>, what: string, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} never came: it was waited for ${limitMs / 1000} seconds`)),
      limitMs,
    );
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** The result of a loader, or an error that says what timed out. */
export function inTime<T>(load: () => Promise<T>, what: string, limitMs = longestMs): Promise<T> {
  const pending = waitedFor.get(load) as Promise<T> | undefined;
  const wait = pending ?? within(load, what, limitMs);
  waitedFor.set(load, wait);
  return wait;
}

/** The parts of a design that do not come, a sentence each. */
export async function partLoadErrors({ parts }: CompleteDesign, limitMs = longestMs): Promise<string[]> {
  const failures = await Promise.all(
    Object.entries(parts).map(async ([name, load]) => {
      try {
        const module: object = await inTime<object>(load, `the part ${name}`, limitMs);
        return 'part' in module ? [] : [`the part ${name} is not exported as \`part\``];
      } catch (error) {
        return [error instanceof Error ? error.message : `the part ${name} could not be loaded`];
      }
    }),
  );
  return failures.flat();
}
