export {
  quoteHref,
  quotePagePath,
  serviceCrumbs,
  serviceHref,
  toServiceCard,
  toServiceGroups,
} from './serviceViews.ts';
export { type Service, servicesApi } from './servicesApi.ts';
export { useFirstServices } from './useFirstServices.ts';
export { useServices } from './useServices.ts';
export type { ServiceCardView, ServiceGroupView } from './views.ts';
