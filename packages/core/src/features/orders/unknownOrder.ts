/** Title shown for a reference without an order. */
export const unknownOrderTitle = 'Commande introuvable';

/** Advice shown for a reference without an order. */
export const unknownOrderAdvice =
  'Vérifiez la référence\u00a0: elle figure dans votre confirmation de commande. Vous ne la trouvez pas\u00a0? Écrivez à la boutique avec votre nom et votre téléphone.';
