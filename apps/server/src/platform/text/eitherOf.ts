const disjunction = new Intl.ListFormat('fr', { type: 'disjunction' });

/** «a, b ou c». */
export const eitherOf = (choices: readonly string[]): string => disjunction.format(choices);
