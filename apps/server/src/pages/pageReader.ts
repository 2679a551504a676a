import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type {
  PageReadAnswer,
  PageReader,
  PageReadName,
  PageReadParams,
  VisitorReadName,
} from '@teranga/contract';
import type { FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import type { Store } from '../modules/stores/store.ts';
import { toErrorResponse } from '../platform/http/errorResponse.ts';
import { reads, type Read } from './reads.ts';
import type { CachedResponse } from './responseCache.ts';
import type { BeforeOrder } from './beforeOrder.ts';
import { isVisitorRead, visitorReads, type Visitor, type VisitorRead } from './visitorReads.ts';

const validators = new Map<TSchema, (params: PageReadParams) => { error?: unknown }>();

/** Refuses parameters as the API refuses them. */
function validate(schema: TSchema | undefined, params: PageReadParams): void {
  if (!schema) return;
  const validator =
    validators.get(schema) ??
    (TypeBoxValidatorCompiler({ schema, method: 'GET', url: '', httpPart: 'querystring' }) as (
      params: PageReadParams,
    ) => { error?: unknown });
  validators.set(schema, validator);
  const { error } = validator(params);
  if (error !== undefined) throw Object.assign(new Error('invalid parameters'), { validation: error });
}

/** Fastify's types accept objects alone; it compiles any schema, once. */
const serialize = (reply: FastifyReply, value: unknown, schema: TSchema): string =>
  reply.serializeInput(value as Record<string, unknown>, schema as Record<string, unknown>);

/** For whom a private page is rendered. */
export interface PageVisitor extends Visitor {
  beforeOrder: BeforeOrder;
}

/**
 * Reads what a page shows from the modules, serialised as the API does. Public results share the
 * API's cache; a visitor's own are not cached, and only a private page has a `visitor`.
 */
export function pageReader(
  reply: FastifyReply,
  { id, design }: Store,
  visitor: PageVisitor | null,
): PageReader {
  const { server, log } = reply;
  const { db, responseCache } = server;

  async function readUncached(name: PageReadName, params: PageReadParams): Promise<CachedResponse> {
    const { response, query, run }: Read = reads[name];
    validate(query, params);
    const value = await db.withStore(id, (tx) => run(tx, params, { design, now: new Date() }));
    return {
      status: 200,
      html: serialize(reply, value, response),
      isPrivate: false,
    };
  }

  async function readShared(name: PageReadName, params: PageReadParams): Promise<PageReadAnswer> {
    const make = () => readUncached(name, params);
    const { status, html } = responseCache.isEnabled
      ? await responseCache.get(id, design, `${name} ${JSON.stringify(params)}`, make)
      : await make();
    return { status, body: html };
  }

  async function readOwn(name: VisitorReadName, params: PageReadParams): Promise<PageReadAnswer> {
    if (!visitor) throw new Error(`A public page reads ${name}.`);
    if (name === 'getOrder') await visitor.beforeOrder(reply, params['ref'] ?? '');
    const { response, run }: VisitorRead = visitorReads[name];
    const value = await db.withStore(id, (tx) => run(tx, params, { ...visitor, now: new Date() }));
    return { status: 200, body: serialize(reply, value, response) };
  }

  return async (name, params) => {
    try {
      return isVisitorRead(name) ? await readOwn(name, params) : await readShared(name, params);
    } catch (error) {
      const { status, message, errors, isUnexpected } = toErrorResponse(error);
      if (isUnexpected) log.error({ err: error }, 'a page could not read what it shows');
      return { status, body: JSON.stringify({ message, ...(errors && { errors }) }) };
    }
  };
}
