import { optionLabel } from '@teranga/core/domain/variations';
import { validOptions } from './storedDocuments.ts';

/**
 * A variation with the names of its options, such as «Taille 58 · Couleur Rouge»: a size alone may
 * read as a count.
 */
export const variationTitle = (sku: string, options: unknown): string =>
  validOptions(options)
    .map((option) => `${option.name} ${optionLabel(option)}`)
    .join(' · ') || sku;

/**
 * What a variation is called by its stored options, such as «M · Rouge»; its number without any.
 */
export const variationName = (sku: string, options: unknown): string =>
  validOptions(options).map(optionLabel).join(' · ') || sku;
