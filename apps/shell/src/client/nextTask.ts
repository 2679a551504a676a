/** Ends the current task, so that the browser may paint and handle events before the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
