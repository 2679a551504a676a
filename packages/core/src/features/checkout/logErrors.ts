/**
 * Runs a side effect of an outcome; logs what it throws, so that the outcome is unaffected. Returns
 * whether it succeeded.
 */
export function logErrors(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
