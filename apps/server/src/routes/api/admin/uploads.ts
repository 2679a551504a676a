import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldError, HttpError } from '../../../platform/http/httpError.ts';
import { RetryLater } from '../../../platform/http/retryLater.ts';
import { maxImageBytes } from '../../../platform/images/cleanImage.ts';
import { saveUpload } from '../../../platform/images/saveUpload.ts';
import { imagesFolder } from '../../../platform/images/storeFolders.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import { allowSlowUpload } from '../../../plugins/requestTimeout.ts';
import { limitCalls } from '../../../plugins/limitCalls.ts';

/** Files of one member in a minute: an image costs the server a second or so. */
const uploadsPerMember = 60;
/** Images that arrive at a process at a time, each of which is in memory. */
export const imagesAtOnce = 16;
const retrySeconds = 10;
const typeMessage = 'Envoyez le fichier comme celui d’un formulaire (multipart/form-data).';
const missingMessage = 'Choisissez un fichier.';
const busyMessage = 'Beaucoup de fichiers arrivent en ce moment. Réessayez dans un instant.';
const sizeMessage = 'Une image a au plus 15 Mo.';

/**
 * Lets the routes of a plugin take one file each, over a slow network too; no more than `atOnce`
 * arrive at a time.
 */
export async function acceptUploads(
  app: FastifyInstance,
  { fileSize, atOnce }: { fileSize: number; atOnce: number },
): Promise<void> {
  let arriving = 0;
  await app.register(multipart, { limits: { fileSize, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
  limitCalls(app, [{ max: uploadsPerMember, key: ({ staff }) => staff && `upload ${staff.member.id}` }]);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.isMultipart()) return;
    if (arriving >= atOnce) throw new RetryLater(503, busyMessage, retrySeconds);
    arriving += 1;
    reply.raw.once('close', () => (arriving -= 1));
    allowSlowUpload(request);
  });
  // What is left of a refused form would be read as the next request of its connection.
  app.addHook('onError', async ({ raw }) => {
    raw.unpipe();
    raw.resume();
  });
}

/** The file of a form. */
export async function readUpload(request: FastifyRequest): Promise<MultipartFile> {
  // The API's document says which calls take a file.
  if (!request.routeOptions.config.uploadFields) throw new Error('This route is not declared as an upload.');
  if (!request.isMultipart()) throw new HttpError(415, typeMessage);
  const file = await request.file();
  if (!file) throw fieldError('file', missingMessage);
  return file;
}

/** An image that staff sent, with the fields beside it. */
export interface UploadedImage {
  name: string;
  color: string;
  fields: Readonly<Record<string, string>>;
}

function textFields(fields: object): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, part]: [string, unknown]) => {
    const value = (part as { value?: unknown } | undefined)?.value;
    return typeof value === 'string' ? [[name, cleanLine(value)] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Saves the image of a form among the store's, upright and without metadata. */
export async function readImage(request: FastifyRequest): Promise<UploadedImage> {
  const file = await readUpload(request);
  const bytes = await file.toBuffer().catch((error: unknown) => {
    throw file.file.truncated ? fieldError('file', sizeMessage, 413) : error;
  });
  if (bytes.length === 0) throw fieldError('file', missingMessage);
  const fields = textFields(file.fields);
  const label = fields['label'] ?? fields['alt'] ?? file.filename;
  const folder = imagesFolder(request.server.config.dataDir, request.store.id);
  return { ...(await saveUpload(folder, label, bytes)), fields };
}

export { maxImageBytes };
