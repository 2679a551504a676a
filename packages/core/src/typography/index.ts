export { capitalized } from './capitalized.ts';
export { firmSpaces } from './firmSpaces.ts';
