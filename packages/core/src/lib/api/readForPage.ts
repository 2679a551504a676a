import type { PageReader, PageReadName } from '@teranga/contract';
import type { StoreServices } from '../services/index.ts';
import { networkError, toApiError } from './apiError.ts';
import { readBody, type ApiCall } from './baseQuery.ts';

/** Answers the requests of a page that the server renders, which change nothing, without HTTP. */
export const readForPage =
  (read: PageReader): NonNullable<StoreServices['read']> =>
  async (call, name) => {
    const { params = {}, method, responseHandler = readBody } = call as ApiCall;
    if (method !== undefined) throw new Error(`${name} is not a read.`);
    const { status, body } = await read(name as PageReadName, params);
    const response = new Response(body, { status });
    if (!response.ok) return { error: toApiError(status, body) };
    return responseHandler(response).then(
      (data) => ({ data }),
      () => ({ error: networkError }),
    );
  };
