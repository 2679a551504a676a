/** Begins the name of a field that chooses a product's option: `option.Couleur`. */
export const optionField = 'option.';

/** The value of each option in a product's form. */
export const readOptions = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(optionField))
      .map(([name, value]) => [name.slice(optionField.length), value]),
  );
