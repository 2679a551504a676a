import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../platform/http/httpError.ts';

/** The fields of a form, as typed. */
export type Fields = Readonly<Record<string, string>>;

/** More fields than any form has. */
const mostFields = 200;
const tooManyText = 'Ce formulaire a trop de champs.';

/** The fields of an URL-encoded body; of a name that is there twice, the last. */
export function readFields(body: string): Fields {
  const pairs = [...new URLSearchParams(body)];
  if (pairs.length > mostFields) throw new HttpError(413, tooManyText);
  // Names that every object has would not be looked up as fields.
  return Object.fromEntries(pairs.filter(([name]) => !(name in Object.prototype)));
}

/** Lets a plugin's routes accept bodies of HTML forms, and no others. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, readFields(String(body)));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
