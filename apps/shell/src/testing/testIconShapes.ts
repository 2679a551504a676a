/** Stub for the icons' paths in tests without a build. */
export const iconShapes: Readonly<Record<string, string>> = { Heart: '<path d="M2 9.5"></path>' };
