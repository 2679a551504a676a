import type { PriceRuleWire } from '@teranga/contract';
import {
  toCount,
  toFields,
  toFlag,
  toList,
  toNameOrNull,
  toNumber,
  toText,
  toTextOrNull,
} from '../../lib/wire/index.ts';
import { toXof, type Xof } from '../money/index.ts';
import { toPriceRules } from '../pricing/index.ts';

/** An option of a variation: «Couleur», «Rouge». */
export interface VariationOption {
  name: string;
  value: string;
  valueType: 'text' | 'color' | 'picture';
  /** Text shown where `value` is a colour or an image; empty when there is none. */
  shortValue: string;
}

/** One of the forms a product is sold in. */
export interface Variation {
  sku: string;
  isEnabled: boolean;
  quantity: number;
  sellingPrice: Xof;
  multiPricing: PriceRuleWire[];
  picture: string | null;
  pictures: string[];
  options: VariationOption[];
}

function toOption(value: unknown): VariationOption | null {
  const fields = toFields(value);
  const name = toTextOrNull(fields['name']);
  const text = toTextOrNull(fields['value']);
  if (name === null || text === null) return null;
  const type = fields['valueType'];
  return {
    name,
    value: text,
    valueType: type === 'color' || type === 'picture' ? type : 'text',
    shortValue: toText(fields['shortValue']),
  };
}

/** A variation; null when it has no sku, by which it is ordered. */
export function toVariation(value: unknown): Variation | null {
  const fields = toFields(value);
  const sku = toTextOrNull(fields['sku']);
  if (sku === null) return null;
  return {
    sku,
    isEnabled: toFlag(fields['isEnabled'], true),
    quantity: toCount(fields['quantity']),
    sellingPrice: toXof(toNumber(fields['sellingPrice'])),
    multiPricing: toPriceRules(fields['multiPricing']),
    picture: toNameOrNull(fields['picture']),
    pictures: toList(fields['pictures'], toNameOrNull),
    options: toList(fields['options'], toOption),
  };
}

/** Label of an option's value. */
export function optionLabel({
  value,
  valueType,
  shortValue,
}: Pick<VariationOption, 'value' | 'valueType'> & { shortValue?: string | null }): string {
  return valueType === 'text' ? value : shortValue || value;
}

const quantityName = /^\s*quantit[eé]\s*$/i;

/**
 * Displayed name of an option: an option called «Quantité» is renamed, since that is the label of
 * the order quantity.
 */
export const optionTitle = (name: string): string => (quantityName.test(name) ? 'Conditionnement' : name);

/**
 * Values up to this many characters stay on the line of their label: «Taille : S», «Stockage : 64
 * Go».
 */
const shortValueLength = 5;

/** «Couleur : Rouge · Taille : M», or empty: each choice's label and value. */
export const choicesLabel = (choices: readonly { name: string; value: string }[]): string =>
  choices
    .map(({ name, value }) =>
      value.length > shortValueLength
        ? `${optionTitle(name)}\u00a0: ${value}`
        : `${optionTitle(name)}\u00a0:\u00a0${value.replaceAll(' ', '\u00a0')}`,
    )
    .join('\u00a0· ');

/** The words of a variation's options. */
export const optionsLabel = (options: readonly VariationOption[]): string =>
  choicesLabel(options.map((option) => ({ name: option.name, value: optionLabel(option) })));
