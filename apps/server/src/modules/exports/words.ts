import type { DeliveryKindWire, PaymentMethod, PaymentStatusWire } from '@teranga/contract';
import { messageStatusLabels, quoteStatusLabels } from '@teranga/core/domain/labels';
import { toOrderStatusView } from '@teranga/core/domain/order-status';

/** How files say codes to who opens them in a spreadsheet; JSON has the codes themselves. */
const words = {
  payment: { cod: 'à la remise', paytech: 'en ligne' } satisfies Record<PaymentMethod, string>,
  paymentStatus: {
    NONE: 'à la remise',
    WAITING: 'attendu',
    PAID: 'payé',
    FAILED: 'échoué',
    REFUNDED: 'remboursé',
  } satisfies Record<PaymentStatusWire, string>,
  delivery: { delivery: 'livraison', pickup: 'retrait' } satisfies Record<DeliveryKindWire, string>,
  quote: quoteStatusLabels,
  message: messageStatusLabels,
  movement: {
    order: 'commande',
    release: 'commande annulée',
    return: 'retour',
    import: 'import',
    staff: 'équipe',
    correction: 'correction',
  },
  refundWay: { paytech: 'PayTech', hand: 'à la main' },
  refundState: {
    NONE: '',
    DUE: 'à rendre',
    REQUESTED: 'demandé',
    UNCLEAR: 'incertain',
    FAILED: 'refusé',
    DONE: 'rendu',
  },
  return: { refused: 'colis refusé', returned: 'retourné' },
} as const;

/** The word of a code; a code without one as it is. */
export const wordOf = (kind: keyof typeof words, code: string): string =>
  (words[kind] as Readonly<Record<string, string>>)[code] ?? code;

/** An order's status as its shopper reads it. */
export const statusWord = (status: string, deliveryKind: string): string =>
  toOrderStatusView(status, deliveryKind === 'pickup').label;
