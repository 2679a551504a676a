export { BuyActions } from './BuyActions.tsx';
export { DeliveryNote } from './DeliveryNote.tsx';
export { ProductFailure } from './ProductFailure.tsx';
