import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckImportWire,
  ConfirmImportWire,
  defaultPage,
  ImportChangePageWire,
  ImportChangeQueryWire,
  ImportFileWire,
} from '@teranga/contract/admin';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readChangesFile } from '../../../../modules/imports/files/changesFile.ts';
import { readImportFile, type ImportFile } from '../../../../modules/imports/files/importFile.ts';
import { importPaths } from '../../../../modules/imports/files/importFolder.ts';
import { checkFile, confirmFile, removeFile } from '../../../../modules/imports/files/importSteps.ts';
import { largestImport, receiveFile } from '../../../../modules/imports/files/receiveFile.ts';
import { sheetFields } from '../../../../modules/imports/sheet/sheetFields.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { idParams } from '../idParams.ts';
import { acceptUploads, readUpload } from '../uploads.ts';

const reads = { role: 'manager', scope: 'catalogue:read' } as const;
const writes = { role: 'manager', scope: 'catalogue:write' } as const;
/** Large files that arrive at a process at a time. */
const filesAtOnce = 4;
const uncheckedMessage = 'Ce fichier n’a pas été vérifié.';

const scopeOf = ({ server, store }: FastifyRequest) => ({
  db: server.db,
  dataDir: server.config.dataDir,
  storeId: store.id,
});

function toWire(file: ImportFile): ImportFileWire {
  const { id, fileName, size, state, head, options, progress, result, importId, failure, createdAt } = file;
  return {
    id,
    fileName,
    size,
    state,
    source: options?.source ?? head.source,
    columns: head.columns,
    sample: head.sample,
    fields: head.source === 'json' ? [] : sheetFields,
    mapping: { ...(options?.mapping ?? head.mapping) } as Record<string, string>,
    stock: options?.stock ?? null,
    progress,
    check: result,
    importId,
    failure,
    createdAt: createdAt.toISOString(),
  };
}

/** Files that are sent, checked, shown and then imported. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  // Only this route takes forms.
  await app.register(async (uploads) => {
    await acceptUploads(uploads, { fileSize: largestImport, atOnce: filesAtOnce });
    uploads.post(
      '/',
      {
        config: { ...writes, uploadFields: [] },
        schema: { response: { 201: ImportFileWire, ...adminWriteFailures } },
      },
      async (request, reply) => {
        const { file, filename } = await readUpload(request);
        const arriving = { content: file, fileName: filename };
        return reply.code(201).send(toWire(await receiveFile(scopeOf(request), actorOf(request), arriving)));
      },
    );
  });

  app.get(
    '/:id',
    { config: reads, schema: { params: idParams, response: { 200: ImportFileWire, ...adminReadFailures } } },
    async (request) => toWire(await inStore(request, (tx) => readImportFile(tx, request.params.id))),
  );

  app.get(
    '/:id/changes',
    {
      config: reads,
      schema: {
        params: idParams,
        querystring: ImportChangeQueryWire,
        response: { 200: ImportChangePageWire, ...adminReadFailures },
      },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage } = request.query;
      const { id, state } = await inStore(request, (tx) => readImportFile(tx, request.params.id));
      if (state !== 'checked') throw new HttpError(404, uncheckedMessage);
      const { dataDir, storeId } = scopeOf(request);
      return readChangesFile(importPaths(dataDir, storeId, id).changes, { cursor, size });
    },
  );

  app.post(
    '/:id/check',
    {
      config: writes,
      schema: {
        params: idParams,
        body: CheckImportWire,
        response: { 202: ImportFileWire, ...adminWriteFailures },
      },
    },
    async (request, reply) => {
      const { params, body, store } = request;
      const file = await inStore(request, (tx) => checkFile(tx, store.id, actorOf(request), params.id, body));
      return reply.code(202).send(toWire(file));
    },
  );

  app.post(
    '/:id/confirm',
    {
      config: writes,
      schema: {
        params: idParams,
        body: ConfirmImportWire,
        response: { 202: ImportFileWire, ...adminWriteFailures },
      },
    },
    async (request, reply) => {
      const { params, body, store } = request;
      const file = await inStore(request, (tx) =>
        confirmFile(tx, store.id, actorOf(request), params.id, body.isForced ?? false),
      );
      return reply.code(202).send(toWire(file));
    },
  );

  app.delete(
    '/:id',
    { config: writes, schema: { params: idParams, response: { 204: Type.Null(), ...adminWriteFailures } } },
    async (request, reply) => {
      await removeFile(scopeOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
