/** Does what only accompanies an outcome: when it throws, the console is told, and the outcome stands. Gives whether it was done. */
export function logErrors(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
