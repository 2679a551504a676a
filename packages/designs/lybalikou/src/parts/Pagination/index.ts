export { Pagination, Pagination as part } from './Pagination.tsx';
