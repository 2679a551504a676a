/** Stands for the lines of the icons where there is no build. */
export const iconShapes: Readonly<Record<string, string>> = { Heart: '<path d="M2 9.5"></path>' };
