import type { OrderDialogView } from '@teranga/core/features/catalogue/order-dialog';
import { definePart } from './definePart.tsx';
import type { OverlayProps } from './overlayProps.ts';

/** A modal dialog that orders a card's product. */
export const OrderDialog = definePart<OverlayProps & { dialog: OrderDialogView }>('OrderDialog', {
  tier: 'requested',
});
