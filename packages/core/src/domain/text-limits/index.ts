export { longestTexts } from './textLimits.ts';
