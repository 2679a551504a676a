import type { PaymentMethod } from '@teranga/contract';
import type { DeliveryKind, StoreData } from '../store-info/index.ts';
import type { ChoiceFieldView } from './views.ts';

type MethodChoice = ChoiceFieldView<PaymentMethod>['choices'][number];

const paytech: MethodChoice = {
  value: 'paytech',
  label: 'Paiement en ligne',
  description: 'Par carte bancaire ou mobile money (Wave, Orange Money…)',
};
const cod: Record<DeliveryKind, MethodChoice> = {
  delivery: {
    value: 'cod',
    label: 'Paiement à la livraison',
    description: 'En espèces, quand vous recevez votre commande',
  },
  pickup: {
    value: 'cod',
    label: 'Paiement au retrait',
    description: 'En espèces, quand vous retirez votre commande',
  },
};

/** Enabled payment methods, the default one first. A store with none uses cash on delivery. */
export function methodChoices(
  { cashOnDelivery, onlinePayment }: StoreData['features'],
  kind: DeliveryKind = 'delivery',
): MethodChoice[] {
  const choices = [...(onlinePayment ? [paytech] : []), ...(cashOnDelivery ? [cod[kind]] : [])];
  return choices.length > 0 ? choices : [cod[kind]];
}
