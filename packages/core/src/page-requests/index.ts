export * from './pageRequests.ts';
