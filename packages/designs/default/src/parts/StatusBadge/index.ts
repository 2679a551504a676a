export { StatusBadge, StatusBadge as part } from './StatusBadge.tsx';
