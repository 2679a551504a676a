export { useVisitorUpkeep } from './useVisitorUpkeep.ts';
export { visitorRequests } from './visitorRequests.ts';
