import { VariationOptionWire } from '@teranga/contract';
import { optionLabel } from '@teranga/core/domain/variations';
import { validItems } from './storedDocuments.ts';

/** What a variation is called by its stored options, such as «M · Rouge»; its number without any. */
export const variationName = (sku: string, options: unknown): string =>
  validItems(VariationOptionWire, options).map(optionLabel).join(' · ') || sku;
