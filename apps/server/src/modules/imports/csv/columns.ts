import { withoutAccents } from '../../../platform/text/withoutAccents.ts';
import { ImportError } from '../importError.ts';

/** Accepted names of a column in an export; errors use the first one. */
export interface Column {
  names: readonly [string, ...string[]];
  isRequired?: boolean;
}

/** A name without case, accents and the mark at its end: «Réf.» is «ref», «Qté :» is «qte». */
const plain = (name: string): string =>
  withoutAccents(name)
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\s*[?.:]\s*$/, '')
    .trim()
    .toLowerCase();

/** The columns of a file. */
export interface FoundColumns<Name extends string> {
  /** Whether the file has the column. */
  has(name: Name): boolean;
  /** The column as the file names it. */
  headerOf(name: Name): string;
  /** The cells of a row; empty where the file has no such column. */
  cellsOf(cells: readonly string[]): Record<Name, string>;
  /** The headers that stand for none of them. */
  unknown: string[];
}

/** The columns of a header that are chosen for some names; the others are not read. */
export type ColumnMapping<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** The columns of a header that are known by their names. */
export function proposedMapping<Name extends string>(
  header: readonly string[],
  columns: Record<Name, Column>,
): Partial<Record<Name, string>> {
  const places = new Map(header.map((name) => [plain(name), name] as const).toReversed());
  const entries = Object.entries(columns) as [Name, Column][];
  const found = entries.flatMap(([key, { names }]) => {
    const name = names.map((each) => places.get(plain(each))).find((column) => column !== undefined);
    return name === undefined ? [] : [[key, name] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}

/**
 * Finds the named columns, or those of a mapping. Throws an `ImportError` that names the missing
 * ones.
 */
export function findColumns<Name extends string>(
  header: readonly string[],
  columns: Record<Name, Column>,
  file: string,
  mapping: ColumnMapping<Name> = proposedMapping(header, columns),
): FoundColumns<Name> {
  const entries = Object.entries(columns) as [Name, Column][];
  const found = entries.map(([key]) => {
    const place = header.indexOf(mapping[key] ?? '');
    return [key, place === -1 || mapping[key] === undefined ? null : place] as const;
  });
  const present = new Set(found.flatMap(([key, place]) => (place === null ? [] : [key])));
  const missing = entries
    .filter(([key, { isRequired }]) => isRequired && !present.has(key))
    .map(([, { names }]) => `« ${names[0]} »`);
  if (missing.length > 0)
    throw new ImportError(
      1,
      `il manque ${missing.length > 1 ? 'les colonnes' : 'la colonne'} ${missing.join(', ')}. La première ligne doit nommer les colonnes ${file}.`,
    );
  const used = new Set(found.map(([, place]) => place));
  return {
    has: (name) => present.has(name),
    headerOf: (name) => header[found.find(([key]) => key === name)?.[1] ?? -1] ?? columns[name].names[0],
    cellsOf: (cells) =>
      Object.fromEntries(
        found.map(([key, place]) => [key, place === null ? '' : (cells[place] ?? '').trim()]),
      ) as Record<Name, string>,
    unknown: header.filter((name, index) => name.trim() !== '' && !used.has(index)),
  };
}
