/** Shown when an article could not be added. */
export const addFailureText = "Erreur lors de l'ajout au panier";
