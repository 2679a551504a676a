import { readBody, type ApiRequest } from './baseQuery.ts';

/**
 * `query` and `transformResponse` of an endpoint: an answer without what `read` extracts fails as a
 * truncated one does.
 */
export function requireAnswer<Arg, Held>(
  requestOf: (arg: Arg) => ApiRequest,
  read: (body: unknown) => Held | null,
) {
  const responseHandler = async (response: Response) => {
    const body = await readBody(response);
    if (!response.ok) return body;
    const data = read(body);
    if (data === null) throw new TypeError('The answer lacks its data');
    return data;
  };
  return {
    query: (arg: Arg): Exclude<ApiRequest, string> => {
      const request = requestOf(arg);
      return { ...(typeof request === 'string' ? { url: request } : request), responseHandler };
    },
    transformResponse: (held: unknown) => held as Held,
  };
}
