/** The message of a refused form; each of its fields has a text of its own. */
export const incompleteForm = 'Veuillez corriger les erreurs dans le formulaire.';
/** Of quotes and contact, whose documented message has no full stop. */
export const incompleteRequest = 'Veuillez corriger les erreurs dans le formulaire';
export const incompleteOrder = 'Veuillez corriger les erreurs dans le formulaire avant de payer.';
