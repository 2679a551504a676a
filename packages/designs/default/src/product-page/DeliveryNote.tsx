import type { ProductView } from '@teranga/core/features/catalogue';

interface DeliveryNoteProps {
  delivery: ProductView['delivery'];
  className: string | undefined;
}

/** The lowest costs of pickup and delivery. */
export function DeliveryNote({ delivery, className }: DeliveryNoteProps) {
  if (delivery === null) return null;
  return (
    <p className={className}>
      {delivery.words} {delivery.price && <span className="figures">{delivery.price}</span>}
    </p>
  );
}
