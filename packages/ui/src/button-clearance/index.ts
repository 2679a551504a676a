export { clearLift, type Box } from './clearLift.ts';
export { useButtonClearance } from './useButtonClearance.ts';
export { watchClearance } from './watchClearance.ts';
