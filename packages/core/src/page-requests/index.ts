export * from './pageRequests.ts';
export { pageStatus } from './pageStatus.ts';
