import { asApiError } from '../api/apiError.ts';

const missingStatus = 404;

/** Said of a reference that no order has: what may be done. */
export const unknownOrderAdvice =
  'Vérifiez la référence\u00a0: elle figure dans votre confirmation de commande. Vous ne la trouvez pas\u00a0? Écrivez à la boutique avec votre nom et votre téléphone.';

/** Whether a failure says that no order has the reference that was asked for. */
export const isUnknownOrder = (error: unknown): boolean =>
  error !== undefined && asApiError(error).status === missingStatus;
