export { Breadcrumbs, Breadcrumbs as part } from './Breadcrumbs.tsx';
