export { OrderTotals, OrderTotals as part } from './OrderTotals.tsx';
