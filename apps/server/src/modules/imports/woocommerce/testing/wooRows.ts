import { csvOf, draftsOf, type ReadFile } from '../../testing/draftsOf.ts';
import { wooSource } from '../wooSource.ts';

const columns = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Position',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Attribute 2 visible',
] as const;
/** A line of an export, naming only the columns it fills. */
export type Row = Partial<Record<(typeof columns)[number], string>>;

/** A simple product that may be sold. */
export const plain: Row = {
  ID: '1',
  Type: 'simple',
  SKU: 'savon',
  Name: 'Savon',
  Published: '1',
  'Regular price': '10',
};
/** The file of these lines. */
export const wooFile = (...rows: Row[]): string => csvOf(columns, rows);

/** Reads lines as the importer does. */
export const read = (rows: Row[], rate?: number): Promise<ReadFile> =>
  draftsOf(wooFile(...rows), wooSource, rate);

/** As many products as take more than one transaction, each like this row. */
export const manyLike = (row: Row): Row[] =>
  Array.from({ length: 250 }, (_, index) => ({ ...row, ID: `${index + 1}`, SKU: `s${index}` }));
