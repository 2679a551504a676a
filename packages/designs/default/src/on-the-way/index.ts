export { AccountOnTheWay } from './AccountOnTheWay.tsx';
export { OnTheWay } from './OnTheWay.tsx';
