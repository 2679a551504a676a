export { movedPage } from './movedPage.ts';
export * from './pageRequests.ts';
export { refreshCart } from './refreshCart.ts';
export { pageStatus } from './pageStatus.ts';
