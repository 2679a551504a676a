export { movedPage } from './movedPage.ts';
export {
  type HomeRequestName,
  type PageName,
  type PageParams,
  type PageRequest,
  type SharedRequest,
  hasPreviewState,
  initialRequests,
  pageRequests,
} from './pageRequests.ts';
export { pageStatus } from './pageStatus.ts';
export { requestedService } from './requestedService.ts';
export { refreshCart } from './refreshCart.ts';
