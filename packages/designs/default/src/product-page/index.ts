export { BuyActions } from './BuyActions.tsx';
export { ProductFailure } from './ProductFailure.tsx';
