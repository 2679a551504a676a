export { useVisitorSync } from './useVisitorSync.ts';
export { visitorRequests } from './visitorRequests.ts';
