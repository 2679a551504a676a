import { type Cart, toQuantityView } from '../cart/index.ts';
import type { CheckoutView } from './views.ts';

type Stepper = Extract<CheckoutView, { status: 'ready' }>['stepper'];

/** How many of the one product of an address are bought: another number is another address. */
export function toStepper({ lines }: Cart, address: string, go: (href: string) => void): Stepper {
  const [line] = lines;
  if (!line) return null;
  const set = (value: number) => {
    const query = new URLSearchParams(address);
    query.set('quantity', String(value));
    go(`/checkout?${query.toString()}`);
  };
  return { quantity: toQuantityView(line.quantity, line.stock, set), label: `Quantité de ${line.name}` };
}
