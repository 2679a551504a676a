import type { ProductView } from '@teranga/core/features/catalogue';

interface DeliveryNoteProps {
  delivery: ProductView['delivery'];
  className: string | undefined;
}

/** What pick-up and delivery cost at least. */
export function DeliveryNote({ delivery, className }: DeliveryNoteProps) {
  if (delivery === null) return null;
  return (
    <p className={className}>
      {delivery.words} {delivery.price && <span className="figures">{delivery.price}</span>}
    </p>
  );
}
