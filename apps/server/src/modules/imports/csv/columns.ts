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

/** Returns a reader of the named columns. Throws an `ImportFault` that names the missing ones. */
export function findColumns<Name extends string>(
  header: readonly string[],
  columns: Record<Name, Column>,
  platform: string,
): (cells: readonly string[]) => Record<Name, string> {
  const places = new Map(header.map((name, index) => [plain(name), index] as const).toReversed());
  const entries = Object.entries(columns) as [Name, Column][];
  const found = entries.map(([key, { names }]) => {
    const place = names.map((name) => places.get(plain(name))).find((index) => index !== undefined);
    return [key, place ?? null] as const;
  });
  const missing = entries
    .filter(
      ([key, { isRequired }]) => isRequired && found.some(([name, place]) => name === key && place === null),
    )
    .map(([, { names }]) => `« ${names[0]} »`);
  if (missing.length > 0)
    throw new ImportFault(
      1,
      `il manque ${missing.length > 1 ? 'les colonnes' : 'la colonne'} ${missing.join(', ')}. La première ligne doit nommer les colonnes d’un export de produits ${platform}.`,
    );
  return (cells) =>
    Object.fromEntries(
      found.map(([key, place]) => [key, place === null ? '' : (cells[place] ?? '').trim()]),
    ) as Record<Name, string>;
}
