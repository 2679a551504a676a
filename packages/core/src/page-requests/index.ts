export * from './pageRequests.ts';
export { freshForSeconds, refreshPage } from './refreshPage.ts';
export { pageStatus } from './pageStatus.ts';
