export { OrderLines, OrderLines as part } from './OrderLines.tsx';
