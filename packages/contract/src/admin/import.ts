import { Type, type Static } from 'typebox';
import { missingModes, stockModes } from './importModes.ts';
import { importSources } from './importSources.ts';
import { CursorPageWire, pageQuery } from './page.ts';
import { TextOrNullWire } from '../wire.ts';

const SourceWire = Type.Enum(importSources);

const CountsWire = Type.Object({
  rows: Type.Integer(),
  drafts: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  unpublished: Type.Integer(),
  /** To be fetched. */
  images: Type.Integer(),
});

/** Why rows are left out, or are incomplete, with the first of them. */
const ReasonsWire = Type.Array(
  Type.Tuple([Type.String(), Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) })]),
);

/** What a check has found. */
export const ImportCheckWire = Type.Object({
  counts: CountsWire,
  skipped: ReasonsWire,
  partial: ReasonsWire,
  ignoredColumns: Type.Array(Type.String()),
  /** Errors and suspicions. */
  diagnostics: Type.Array(
    Type.Object({
      line: Type.Union([Type.Integer(), Type.Null()]),
      reason: Type.String(),
      /** `isForced` imports it all the same. */
      isSuspicion: Type.Boolean(),
    }),
  ),
  /** Those that are not listed. */
  moreDiagnostics: Type.Integer(),
  /** With errors the file cannot be imported; with suspicions only by `isForced`. */
  errors: Type.Integer(),
  suspicions: Type.Integer(),
});
export type ImportCheckWire = Static<typeof ImportCheckWire>;

/** A file that staff sent to be imported. */
export const ImportFileWire = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  size: Type.Integer(),
  state: Type.Union([
    Type.Literal('uploaded'),
    Type.Literal('checking'),
    Type.Literal('checked'),
    Type.Literal('writing'),
    Type.Literal('done'),
    Type.Literal('failed'),
  ]),
  /** As it seems to be; null when nothing is recognised. */
  source: Type.Union([SourceWire, Type.Null()]),
  columns: Type.Array(Type.String()),
  /** The first rows. */
  sample: Type.Array(Type.Array(Type.String())),
  /** The fields of a spreadsheet. */
  fields: Type.Array(Type.Object({ field: Type.String(), label: Type.String() })),
  /** Its columns by field: what was chosen, or what is proposed. Of a spreadsheet only. */
  mapping: Type.Record(Type.String(), Type.String()),
  /** What becomes of the stock of products that are there already; null until it is chosen. */
  stock: Type.Union([Type.Enum(stockModes), Type.Null()]),
  /** `total` is 0 when it is unknown. */
  progress: Type.Union([
    Type.Object({
      step: Type.Union([Type.Literal('reading'), Type.Literal('checking'), Type.Literal('writing')]),
      done: Type.Integer(),
      total: Type.Integer(),
    }),
    Type.Null(),
  ]),
  check: Type.Union([ImportCheckWire, Type.Null()]),
  importId: Type.Union([Type.Integer(), Type.Null()]),
  failure: TextOrNullWire,
  createdAt: Type.String(),
});
export type ImportFileWire = Static<typeof ImportFileWire>;

/** POST /api/admin/import-files/{id}/check. */
export const CheckImportWire = Type.Object({
  source: SourceWire,
  /** Columns by field, of a spreadsheet; without it those that are proposed. */
  mapping: Type.Optional(Type.Record(Type.String({ maxLength: 50 }), Type.String({ maxLength: 1_000 }))),
  /** Three letters; without it prices are in FCFA. */
  currency: Type.Optional(Type.String({ minLength: 3, maxLength: 3 })),
  /** FCFA for one unit of the currency; the euro's is known. */
  rate: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
  /** What becomes of the stock of products that are there already. */
  stock: Type.Enum(stockModes),
  /** What becomes of the products that the file does not name. */
  missing: Type.Enum(missingModes),
});
export type CheckImportWire = Static<typeof CheckImportWire>;

/** POST /api/admin/import-files/{id}/confirm. */
export const ConfirmImportWire = Type.Object({ isForced: Type.Optional(Type.Boolean()) });

/** GET /api/admin/import-files/{id}/changes. */
export const ImportChangeQueryWire = Type.Object(pageQuery);
export const ImportChangePageWire = CursorPageWire(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    kind: Type.Union([Type.Literal('new'), Type.Literal('changed'), Type.Literal('unpublished')]),
    fields: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
  }),
);
export type ImportChangePageWire = Static<typeof ImportChangePageWire>;

/** An import of the journal. */
export const ImportWire = Type.Object({
  id: Type.Integer(),
  source: SourceWire,
  fileName: Type.String(),
  actor: Type.Object({ kind: Type.String(), name: Type.String() }),
  startedAt: Type.String(),
  /** Null: it is being written, or was cut short. */
  finishedAt: TextOrNullWire,
  undoneAt: TextOrNullWire,
  undoneBy: TextOrNullWire,
  /** An undo was requested and is not done yet. */
  isUndoing: Type.Boolean(),
  /** An undo was cut short; it goes on when it is requested again. */
  isHalfUndone: Type.Boolean(),
  /** Null until it is finished. */
  counts: Type.Union([CountsWire, Type.Null()]),
});
export type ImportWire = Static<typeof ImportWire>;

/** GET /api/admin/imports: the newest first. */
export const ImportQueryWire = Type.Object(pageQuery);
export const ImportPageWire = CursorPageWire(ImportWire);
export type ImportPageWire = Static<typeof ImportPageWire>;

/** GET /api/admin/imports/{id}. */
export const ImportDetailWire = Type.Object({
  ...ImportWire.properties,
  report: Type.Object({
    skipped: ReasonsWire,
    partial: ReasonsWire,
    ignoredColumns: Type.Array(Type.String()),
    /** Suspicions that were confirmed. */
    confirmed: Type.Array(Type.String()),
  }),
  images: Type.Object({
    waiting: Type.Integer(),
    stored: Type.Integer(),
    failed: Type.Integer(),
    /** The first of those that are missing, and why. */
    failures: Type.Array(Type.Object({ product: Type.String(), url: Type.String(), reason: Type.String() })),
  }),
  undo: Type.Union([
    Type.Object({
      restored: Type.Integer(),
      deleted: Type.Integer(),
      /** What changed since the import and stays as it is. */
      kept: Type.Array(
        Type.Object({ id: Type.String(), name: Type.String(), what: Type.Array(Type.String()) }),
      ),
    }),
    Type.Null(),
  ]),
});
export type ImportDetailWire = Static<typeof ImportDetailWire>;
