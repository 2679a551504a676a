/** Begins the name of a field that chooses a product's option: `option.Couleur`. */
export const optionField = 'option.';

/** The value of each option in a product's form. */
export const readOptions = (fields: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(optionField) && value !== undefined ? [[name.slice(optionField.length), value]] : [],
    ),
  );
