export { Price, Price as part } from './Price.tsx';
