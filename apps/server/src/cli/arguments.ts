import type { Command } from 'commander';

/** Collects an option that may be repeated. */
export const another = (value: string, values: string[]): string[] => [...values, value];

export const storeArgument = ['<boutique>', 'l’identifiant de la boutique'] as const;
export const productArgument = ['<article>', 'son adresse, par exemple robe-wax, ou sa référence'] as const;
export const referenceArgument = ['<référence>', 'la référence de la commande'] as const;
export const productReasonOption = ['--reason <raison>', 'pourquoi, pour l’historique'] as const;
export const orderReasonOption = ['--reason <raison>', 'la raison, que le client lit'] as const;
/** How many rows of a list are shown. */
export const limitOption = ['--limit <nombre>', 'combien en lister', '20'] as const;
export const jsonOption = ['--json', 'écrit du JSON'] as const;
const expectedVersionOption = [
  '--expect <version>',
  'refuse si l’article n’est plus à cette version',
] as const;

/** The options of a verb that edits a product. */
export const withEditOptions = (command: Command): Command =>
  command
    .option(...expectedVersionOption)
    .option(...productReasonOption)
    .option(...jsonOption);
