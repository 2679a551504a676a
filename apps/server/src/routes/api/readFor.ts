import type { PageReadName, PageReadParams } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { reads } from '../../pages/reads.ts';
import { inStore } from '../../platform/http/inStore.ts';

type Answer<Name extends PageReadName> = ReturnType<(typeof reads)[Name]['run']>;

/** Reads public data for a request, in the design that its visitor sees. */
export function readFor<Name extends PageReadName>(
  request: FastifyRequest,
  name: Name,
  params: PageReadParams = {},
): Answer<Name> {
  const design = request.preview?.design ?? request.store.design;
  return inStore<unknown>(request, (tx) =>
    reads[name].run(tx, params, { design, now: new Date() }),
  ) as Answer<Name>;
}
