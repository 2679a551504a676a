import { createHash } from 'node:crypto';
import { productFaults } from '../catalogue/productFaults.ts';
import { readCsv } from './csv/readCsv.ts';
import type { ProductDraft } from './draft.ts';
import { ImportFault } from './importFault.ts';
import type { DraftContext, Source } from './source.ts';
import type { Spool } from './spool.ts';

/**
 * Number of lists that rows are hashed into: the rows of a product may be anywhere in the file and
 * end up in the same list.
 */
const groupLists = 64;
const rowsList = 'rows';
const groupList = (index: number): string => `group-${index}`;
/** The list that drafts are written to. */
export const draftsList = 'drafts';

function listFor(group: string): string {
  const [byte = 0] = createHash('md5').update(group).digest();
  return groupList(byte % groupLists);
}

async function readRows<Row extends object>(
  chunks: AsyncIterable<Buffer>,
  source: Source<Row>,
  spool: Spool,
): Promise<number> {
  let read: ReturnType<typeof source.open> | null = null;
  let count = 0;
  for await (const row of readCsv(chunks)) {
    if (read === null) read = source.open(row);
    else {
      await spool.append(rowsList, read(row));
      count += 1;
    }
  }
  if (count === 0)
    throw new ImportFault(
      null,
      'Le fichier ne contient aucun produit : il n’y a rien sous la première ligne.',
    );
  return count;
}

async function gather<Row extends object>(source: Source<Row>, spool: Spool): Promise<void> {
  for await (const row of spool.read<Row>(rowsList)) await spool.append(listFor(source.groupOf(row)), row);
  await spool.remove(rowsList);
}

/**
 * Validates a draft by the catalogue's own rules: what it would refuse is an error of the file,
 * reported by line.
 */
function check(draft: ProductDraft): void {
  const faults = productFaults({
    ...draft,
    id: draft.id ?? 'article',
    categoryId: null,
    collectionIds: [],
    gallery: [],
    variations: draft.variations.map((variation) => ({ ...variation, picture: null, pictures: [] })),
  });
  if (faults.length > 0)
    throw new ImportFault(
      draft.line,
      `le produit « ${draft.name} » ne peut pas être vendu ainsi. ${faults.join(' ')}`,
    );
}

async function groupsOf<Row extends object>(
  list: string,
  source: Source<Row>,
  spool: Spool,
): Promise<Row[][]> {
  const groups = new Map<string, Row[]>();
  for await (const row of spool.read<Row>(list)) {
    const group = source.groupOf(row);
    const rows = groups.get(group) ?? [];
    rows.push(row);
    groups.set(group, rows);
  }
  return [...groups.values()];
}

export interface DraftCounts {
  rows: number;
  drafts: number;
}

/**
 * Reads a whole file into validated drafts in the spool's list. It changes nothing else, and memory
 * stays bounded.
 */
export async function readDrafts<Row extends object>(
  chunks: AsyncIterable<Buffer>,
  source: Source<Row>,
  spool: Spool,
  context: DraftContext,
): Promise<DraftCounts> {
  const rows = await readRows(chunks, source, spool);
  await gather(source, spool);
  let drafts = 0;
  for (let index = 0; index < groupLists; index += 1) {
    for (const group of await groupsOf(groupList(index), source, spool)) {
      const draft = source.toDraft(group, context);
      if (draft === null) continue;
      check(draft);
      await spool.append(draftsList, draft);
      drafts += 1;
    }
    await spool.remove(groupList(index));
  }
  return { rows, drafts };
}
