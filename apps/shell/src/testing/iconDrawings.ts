/** Stands for the lines of the icons where there is no build. */
export const drawings: Readonly<Record<string, string>> = { Heart: '<path d="M2 9.5"></path>' };
