export {
  chooseOption,
  conflictsWith,
  defaultVariation,
  optionGroups,
  valueOf,
  variationWith,
} from './choice.ts';
export { clampQuantity, quantityChoices } from './quantity.ts';
export {
  type Variation,
  type VariationOption,
  choicesLabel,
  optionLabel,
  optionTitle,
  optionsLabel,
  toVariation,
} from './variation.ts';
