import type { CartLineView } from '@teranga/core/features/cart';
import { useChosenBefore } from '@teranga/core/lib/forms';
import { ActionForm, QuantityStepper } from '@teranga/design-kit';
import { useRef } from 'react';

/** The quantity of a cart line: its stepper, and the form that it posts. */
export function CartQuantity({
  line: { name, quantity, formValues, quantityError },
}: {
  line: CartLineView;
}) {
  const form = useRef<HTMLFormElement>(null);
  useChosenBefore(form, (chosen) => quantity.set(Number(chosen)));
  return (
    <ActionForm ref={form} action="/cart/update" values={formValues} run={() => undefined}>
      <QuantityStepper quantity={quantity} label={`Quantité de ${name}`} error={quantityError} isSubmitting />
    </ActionForm>
  );
}
