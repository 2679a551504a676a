export { longestTexts } from './longestTexts.ts';
export { tooLong } from './tooLong.ts';
