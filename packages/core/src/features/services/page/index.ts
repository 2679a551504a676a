export { type ServicePageView, serviceNotFound, useServicePage } from './useServicePage.ts';
