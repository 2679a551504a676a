/**
 * Argument of `use` when nothing is pending: React wants it called in every render, and returns at
 * once if the promise is marked as fulfilled.
 */
export const resolved: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' });
