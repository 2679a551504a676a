const summaryKeys = [
  'id',
  'sku',
  'name',
  'picture',
  'pictureColor',
  'brand',
  'category',
  'sellingPrice',
  'quantity',
  'multiPricing',
  'discount',
  'hasVariations',
  'variationPrices',
];

/** A product as lists carry it. */
export function summary(product: object): object {
  return Object.fromEntries(Object.entries(product).filter(([key]) => summaryKeys.includes(key)));
}
