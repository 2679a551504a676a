/** Ends the task at hand: the browser may draw and hear its visitor before the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
