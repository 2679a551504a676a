export { movedPage } from './movedPage.ts';
export { hasPreviewState, initialRequests, pageRequests, type PageRequest } from './pageRequests.ts';
export type { HomeRequestName, SharedRequest } from '../reads/index.ts';
export { pageStatus } from './pageStatus.ts';
export { requestedService } from './requestedService.ts';
export { refreshCart } from './refreshCart.ts';
