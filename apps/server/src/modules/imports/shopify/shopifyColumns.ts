import type { Column } from '../csv/columns.ts';

/** Columns of a Shopify export, under their old and new names. */
export const shopifyColumns = {
  handle: { names: ['Handle', 'URL handle'], isRequired: true },
  title: { names: ['Title'] },
  body: { names: ['Body (HTML)', 'Body HTML', 'Description'] },
  vendor: { names: ['Vendor'] },
  type: { names: ['Type', 'Custom Product Type'] },
  category: { names: ['Product Category', 'Standard Product Type', 'Standardized Product Type'] },
  tags: { names: ['Tags'] },
  published: { names: ['Published', 'Published on online store'] },
  status: { names: ['Status'] },
  giftCard: { names: ['Gift Card', 'Gift card'] },
  option1: { names: ['Option1 Name'] },
  value1: { names: ['Option1 Value'] },
  option2: { names: ['Option2 Name'] },
  value2: { names: ['Option2 Value'] },
  option3: { names: ['Option3 Name'] },
  value3: { names: ['Option3 Value'] },
  sku: { names: ['Variant SKU', 'SKU'] },
  tracker: { names: ['Variant Inventory Tracker', 'Inventory tracker'] },
  quantity: { names: ['Variant Inventory Qty', 'Inventory quantity'] },
  policy: { names: ['Variant Inventory Policy', 'Continue selling when out of stock'] },
  price: { names: ['Variant Price', 'Price'] },
  compareAt: { names: ['Variant Compare At Price', 'Compare-at price'] },
  image: { names: ['Image Src', 'Product image URL'] },
  imagePosition: { names: ['Image Position'] },
  imageAlt: { names: ['Image Alt Text'] },
  variantImage: { names: ['Variant Image', 'Variant image URL'] },
} as const satisfies Record<string, Column>;

export type ShopifyColumn = keyof typeof shopifyColumns;
