/** Begins the name of a field that chooses a product's option: `option.Couleur`. */
export const optionField = 'option.';
