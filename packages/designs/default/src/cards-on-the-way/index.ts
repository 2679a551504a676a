export { CardsOnTheWay } from './CardsOnTheWay.tsx';
