import type { Tx } from '../../../platform/db/database.ts';
import { imagesFolder } from '../../../platform/images/storeFolders.ts';
import { toNewProduct } from '../../catalogue/edit/changeProduct.ts';
import { shownMoment } from '../../../platform/text/dateFormats.ts';
import { productErrors } from '../../catalogue/productErrors.ts';
import type { ApplyContext, WantedImages } from '../apply/context.ts';
import { isSameState } from '../apply/productState.ts';
import { draftLabel, type ProductDraft } from '../draft.ts';
import { Diagnostics, ImportError, ImportRefused } from '../importError.ts';
import { addressError, addressRuleOf } from '../images/fetchImage.ts';
import { ImageStore } from '../images/imageStore.ts';
import type { ImportOptions } from '../options.ts';
import { draftsList, readDrafts, type DraftCounts } from '../readDrafts.ts';
import type { Notes } from '../source.ts';
import { Spool } from '../spool.ts';
import { Tally } from '../tally.ts';
import { batchesOf } from './batchesOf.ts';
import { toDiff, type ProductChange } from './toDiff.ts';
import { planBatch, type BatchPlan, type Outcome } from './planBatch.ts';
import { Resolver } from './resolver.ts';
import { GroupingBook } from './groupingBook.ts';
import { hashOf, lastAddition } from './journal.ts';
import { unnamedProducts } from './unnamedProducts.ts';
import { priceSuspicions, reductionSuspicions } from './suspicions.ts';
import { TakenReferences } from './takenReferences.ts';

/** What an import does, or would do. */
export interface ImportCounts extends DraftCounts {
  created: number;
  changed: number;
  unchanged: number;
  /** Taken off sale, by the file or because it does not name them. */
  unpublished: number;
  /** Images that are to be fetched. */
  images: number;
}

/** A file that has been read, mapped and compared with the store; nothing is written yet. */
export interface PreparedImport {
  options: ImportOptions;
  counts: ImportCounts;
  notes: Notes;
  diagnostics: Diagnostics;
  spool: Spool;
  imageStore: ImageStore;
  /** The products that the file names, when the others are to be unpublished. */
  namedIds: ReadonlySet<string>;
  /** What changes, product by product. */
  changes(): AsyncGenerator<ProductChange>;
}

/** Drafts that are compared at a time. */
const batchSize = 200;
const changesList = 'changes';
/** Beyond this part of a catalogue, taking products off sale is more likely a mistake. */
const unlikelyPart = 0.9;

export const applyContext = (
  { stock, missing, now }: ImportOptions,
  book: GroupingBook,
  images: ImageStore,
): ApplyContext => ({
  stock,
  missing,
  now,
  categoryIdOf: (name, suggestedId) => book.categoryIdOf(name, suggestedId),
  collectionIdOf: (collection) => book.collectionIdOf(collection),
  imageNameOf: (url) => images.nameOf(url),
});

class Preparation {
  readonly #options: ImportOptions;
  readonly #spool: Spool;
  readonly notes: Notes = { skipped: new Tally(), partial: new Tally(), ignoredColumns: [] };
  readonly diagnostics = new Diagnostics();
  readonly counts: ImportCounts = {
    rows: 0,
    drafts: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    unpublished: 0,
    images: 0,
  };
  readonly namedIds = new Set<string>();
  /** What a line with an unreadable cell lacks is not another error. */
  #unreadable: ReadonlySet<number> = new Set();

  constructor(options: ImportOptions, spool: Spool) {
    this.#options = options;
    this.#spool = spool;
  }

  async read(): Promise<void> {
    const { rate, mapping } = this.#options;
    const { notes, diagnostics } = this;
    const context = { rate: rate ?? 1, isRateGiven: rate !== null, mapping, notes, diagnostics };
    try {
      Object.assign(this.counts, await readDrafts(this.#options, this.#spool, context));
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      this.diagnostics.add(error.line, error.reason);
      throw new ImportRefused(this.diagnostics);
    }
  }

  async compare(images: ImageStore): Promise<void> {
    const { db, storeId, onProgress } = this.#options;
    this.#unreadable = this.diagnostics.lines;
    const book = await db.withStore(storeId, GroupingBook.open);
    const [resolver, references] = [new Resolver(), new TakenReferences()];
    const context = applyContext(this.#options, book, images);
    let done = 0;
    for await (const drafts of batchesOf(this.#spool.read<ProductDraft>(draftsList), () => batchSize)) {
      const [plan, taken] = await db.withStore(storeId, async (tx) => {
        const planned = await planBatch(tx, drafts, resolver, context);
        return [planned, await references.find(tx, planned.outcomes)] as const;
      });
      await this.#note(plan);
      for (const { line, reason } of taken)
        if (!this.#unreadable.has(line)) this.diagnostics.add(line, reason, true);
      done += drafts.length;
      onProgress?.({ step: 'checking', done, total: this.counts.drafts });
    }
    await db.withStore(storeId, (tx) => this.#compareCatalogue(tx));
    await this.#compareImports();
  }

  async #note({ outcomes, skipped, errors }: BatchPlan): Promise<void> {
    for (const { line, reason } of errors)
      if (!this.#unreadable.has(line)) this.diagnostics.add(line, reason);
    for (const { draft, reason } of skipped) this.notes.skipped.add(reason, draftLabel(draft));
    for (const outcome of outcomes) await this.#noteOutcome(outcome);
  }

  async #noteOutcome(outcome: Outcome): Promise<void> {
    const { id, line, before, after, wanted, hasErrors } = outcome;
    if (this.#options.missing === 'unpublish') this.namedIds.add(id);
    if (hasErrors || this.#unreadable.has(line)) return;
    this.#countImages(wanted, after.document.name);
    if (before && isSameState(before, after) && wanted.length === 0) {
      this.counts.unchanged += 1;
      return;
    }
    const isUnpublished = before?.document.isPublished === true && !after.document.isPublished;
    if (isUnpublished) this.counts.unpublished += 1;
    this.counts[before ? 'changed' : 'created'] += 1;
    for (const reason of productErrors(toNewProduct(id, after.document, after.stock)))
      this.diagnostics.add(line, `« ${after.document.name} » ne peut pas être vendu ainsi. ${reason}`);
    const { now } = this.#options;
    for (const reason of [...priceSuspicions(before, after, now), ...reductionSuspicions(outcome, now)])
      this.diagnostics.add(line, reason, true);
    await this.#addChange({
      id,
      name: after.document.name,
      kind: before ? (isUnpublished ? 'unpublished' : 'changed') : 'new',
      fields: toDiff(before, after, wanted),
    });
  }

  /** Counts the images to be fetched, and notes those whose address says that they cannot be. */
  #countImages(wanted: readonly WantedImages[], product: string): void {
    const urls = new Set(
      wanted.flatMap(({ images }) => images.flatMap(({ url, name }) => (name === null ? [url] : []))),
    );
    for (const url of urls) {
      const error = addressError(url, addressRuleOf(this.#options));
      if (error === null) this.counts.images += 1;
      else this.notes.partial.add(`sans une image : ${error}`, product);
    }
  }

  #addChange(change: ProductChange): Promise<void> {
    return this.#spool.append(changesList, change);
  }

  /** What the file does not name, and what of the catalogue stays on sale. */
  async #compareCatalogue(tx: Tx): Promise<void> {
    const { rows } = await tx.query<{ count: number }>('select count(*) from products where is_published');
    const published = rows[0]?.count ?? 0;
    if (this.#options.missing === 'unpublish')
      for await (const { id, name } of unnamedProducts(tx, this.namedIds)) {
        this.counts.unpublished += 1;
        const fields = [{ field: 'mise en vente', before: 'en vente', after: 'hors vente' }];
        await this.#addChange({ id, name, kind: 'unpublished', fields });
      }
    const { unpublished } = this.counts;
    if (unpublished > 0 && unpublished >= published * unlikelyPart)
      this.diagnostics.add(
        null,
        `${unpublished} des ${published} articles en vente n’y seraient plus.`,
        true,
      );
  }

  /** Units that the same file added before. */
  async #compareImports(): Promise<void> {
    const { db, storeId, stock, file } = this.#options;
    if (stock !== 'add') return;
    const hash = await hashOf(file);
    const earlier = await db.withStore(storeId, (tx) => lastAddition(tx, hash));
    if (!earlier) return;
    const when = shownMoment(earlier.startedAt);
    this.diagnostics.add(
      null,
      `L’import ${earlier.id}, ${when}, a déjà ajouté le stock de ce fichier : il serait ajouté une seconde fois.`,
      true,
    );
  }

  changes(): AsyncGenerator<ProductChange> {
    return this.#spool.read<ProductChange>(changesList);
  }
}

/**
 * Reads a file and compares it with the store: what would be new, changed, unpublished and ignored,
 * and every error. Writes nothing. `run` may apply it; afterwards its temporary files are removed.
 */
export async function withPreparedImport<T>(
  options: ImportOptions,
  run: (prepared: PreparedImport) => Promise<T>,
): Promise<T> {
  const spool = await Spool.open();
  try {
    const preparation = new Preparation(options, spool);
    await preparation.read();
    const imageStore = await ImageStore.open(
      imagesFolder(options.dataDir, options.storeId),
      options.storeHosts,
    );
    await preparation.compare(imageStore);
    const { counts, notes, diagnostics, namedIds } = preparation;
    const changes = () => preparation.changes();
    return await run({ options, counts, notes, diagnostics, spool, imageStore, namedIds, changes });
  } finally {
    await spool.close();
  }
}
