export { firmSpaces } from './firmSpaces.ts';
