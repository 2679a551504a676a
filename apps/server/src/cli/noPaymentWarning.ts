import { paytechEnvOf } from '../modules/payments/paymentAccounts.ts';
import { readContentDocument } from '../modules/stores/content/storedContent.ts';
import type { Tx } from '../platform/db/database.ts';

/** Warning for a store that can be paid in no way; null otherwise. */
export async function noPaymentWarning(tx: Tx): Promise<string | null> {
  const { cashOnDelivery, onlinePayment } = (await readContentDocument(tx)).features;
  if (cashOnDelivery || (onlinePayment && (await paytechEnvOf(tx)) !== null)) return null;
  return 'La boutique n’a aucun moyen de paiement : personne ne peut commander. Activez « features › cashOnDelivery », ou donnez des clés avec « payment ».';
}
