import type { CartLineView } from '@teranga/core/features/cart';
import { ActionForm, QuantityStepper } from '@teranga/design-kit';

/** How many of a cart line: its stepper, and the form that it posts. */
export function CartQuantity({
  line: { name, quantity, formValues, quantityError },
}: {
  line: CartLineView;
}) {
  return (
    <ActionForm action="/cart/update" values={formValues} run={() => undefined}>
      <QuantityStepper quantity={quantity} label={`Quantité de ${name}`} error={quantityError} isSubmitting />
    </ActionForm>
  );
}
