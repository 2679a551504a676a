export { type ShownResponse, shownResponses } from './shownResponses.ts';
