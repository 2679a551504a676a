export { capitalized } from './capitalized.ts';
export { foldText } from './foldText.ts';
export { nonBreakingSpaces } from './nonBreakingSpaces.ts';
