import { highestInteger } from '@teranga/contract';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  defaultPage,
  ImportDetailWire,
  ImportPageWire,
  ImportQueryWire,
  type ImportWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { requestUndo } from '../../../../modules/imports/run/requestUndo.ts';
import { readImagesReport } from '../../../../modules/imports/run/fetchImportImages.ts';
import {
  isHalfUndone,
  listImports,
  readImport,
  type ImportEntry,
} from '../../../../modules/imports/run/journal.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { readCursor, toPage } from '../../../../platform/paging/cursor.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: highestInteger }) });
const reads = { role: 'manager', scope: 'catalogue:read' } as const;
const writes = { role: 'manager', scope: 'catalogue:write' } as const;
/** Missing images, and products that an undo has kept, that are named. */
const mostNamed = 500;

function toItem(entry: ImportEntry): ImportWire {
  const { id, source, fileName, actor, startedAt, finishedAt, undoneAt, undoneBy, undoRequestedAt } = entry;
  const { counts } = entry;
  return {
    id,
    source,
    fileName,
    actor,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy,
    isUndoing: undoRequestedAt !== null && undoneAt === null,
    isHalfUndone: isHalfUndone(entry),
    // Those of an import that has not ended are empty.
    counts: 'rows' in counts ? (counts as ImportWire['counts']) : null,
  };
}

async function read(tx: Tx, id: number): Promise<ImportDetailWire> {
  const entry = await readImport(tx, id);
  if (!entry) throw new HttpError(404, `Il n’y a pas d’import ${id}.`);
  const { report, undoneAt, undoReport } = entry;
  const images = await readImagesReport(tx, id);
  return {
    ...toItem(entry),
    report: { skipped: [], partial: [], ignoredColumns: [], confirmed: [], ...report },
    images: { ...images, failures: images.failures.slice(0, mostNamed) },
    undo: undoneAt && undoReport ? { ...undoReport, kept: undoReport.kept.slice(0, mostNamed) } : null,
  };
}

/** What was imported, and the way back. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: reads,
      schema: { querystring: ImportQueryWire, response: { 200: ImportPageWire, ...adminReadFailures } },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage } = request.query;
      const [before] = readCursor(cursor, [/^\d{1,9}$/]) ?? [];
      const rows = await inStore(request, (tx) =>
        listImports(tx, size + 1, before === undefined ? null : Number(before)),
      );
      return toPage(rows, size, { keyOf: ({ id }) => [String(id)], toItem });
    },
  );

  app.get(
    '/:id',
    { config: reads, schema: { params, response: { 200: ImportDetailWire, ...adminReadFailures } } },
    async (request) => inStore(request, (tx) => read(tx, request.params.id)),
  );

  app.post(
    '/:id/undo',
    { config: writes, schema: { params, response: { 202: ImportDetailWire, ...adminWriteFailures } } },
    async (request, reply) => {
      const { params: wanted, store } = request;
      const answer = await inStore(request, async (tx) => {
        await requestUndo(tx, store.id, actorOf(request), wanted.id);
        return read(tx, wanted.id);
      });
      return reply.code(202).send(answer);
    },
  );
};
