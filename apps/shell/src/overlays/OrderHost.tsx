import { useOrderDialog } from '@teranga/core/features/catalogue/order-dialog';
import { useOverlayOf, type Overlay } from '@teranga/core/features/overlay';
import { OrderDialog } from '@teranga/design-kit';

interface OrderProps {
  product: Extract<Overlay, { kind: 'order' }>['product'];
  isOpen: boolean;
  close: () => void;
}

function Order({ product, isOpen, close }: OrderProps) {
  return <OrderDialog dialog={useOrderDialog(product)} isOpen={isOpen} close={close} />;
}

/** The dialog over a product card. */
export function Host() {
  const shown = useOverlayOf('order');
  return shown && <Order product={shown.overlay.product} isOpen={shown.isOpen} close={shown.close} />;
}
