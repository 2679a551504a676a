export { capitalized } from './capitalized.ts';
export { nonBreakingSpaces } from './nonBreakingSpaces.ts';
