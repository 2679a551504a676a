export { longestTexts } from './longestTexts.ts';
