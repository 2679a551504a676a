import type { PageReadParams, VisitorReadName } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { visitorReads } from '../../pages/visitorReads.ts';
import { inStore } from '../../platform/http/inStore.ts';

type Answer<Name extends VisitorReadName> = ReturnType<(typeof visitorReads)[Name]['run']>;

/** Reads the data of the visitor who sends a request. */
export function readForVisitor<Name extends VisitorReadName>(
  request: FastifyRequest,
  name: Name,
  params: PageReadParams = {},
): Answer<Name> {
  const { visitor, customer } = request;
  return inStore<unknown>(request, (tx) =>
    visitorReads[name].run(tx, params, { visitor, customer, now: new Date() }),
  ) as Answer<Name>;
}
