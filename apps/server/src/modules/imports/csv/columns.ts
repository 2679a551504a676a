import { ImportFault } from '../importFault.ts';

/** Accepted names of a column in an export; errors use the first one. */
export interface Column {
  names: readonly [string, ...string[]];
  isRequired?: boolean;
}

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\s*\?\s*$/, '')
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

/** Finds the named columns. Throws an `ImportFault` that names the missing ones. */
export function findColumns<Name extends string>(
  header: readonly string[],
  columns: Record<Name, Column>,
  file: string,
): FoundColumns<Name> {
  const places = new Map(header.map((name, index) => [plain(name), index] as const).toReversed());
  const entries = Object.entries(columns) as [Name, Column][];
  const found = entries.map(([key, { names }]) => {
    const place = names.map((name) => places.get(plain(name))).find((index) => index !== undefined);
    return [key, place ?? null] as const;
  });
  const present = new Set(found.flatMap(([key, place]) => (place === null ? [] : [key])));
  const missing = entries
    .filter(([key, { isRequired }]) => isRequired && !present.has(key))
    .map(([, { names }]) => `« ${names[0]} »`);
  if (missing.length > 0)
    throw new ImportFault(
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
