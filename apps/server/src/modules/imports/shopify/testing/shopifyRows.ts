import { csvOf, draftsOf, type ReadFile } from '../../testing/draftsOf.ts';
import { shopifySource } from '../shopifySource.ts';

/** The columns of these files. */
export const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Variant Image',
  'Status',
] as const;
/** A line of an export, naming only the columns it fills. */
export type Row = Partial<Record<(typeof columns)[number], string>>;

/** A product without variants that may be sold. */
export const plain: Row = {
  Handle: 'savon',
  Title: 'Savon',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '10',
};
/** Reads lines as the importer does. */
export const read = (rows: Row[], rate?: number): Promise<ReadFile> =>
  draftsOf(csvOf(columns, rows), shopifySource, rate);
