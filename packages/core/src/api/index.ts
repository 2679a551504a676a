export * from './apiError.ts';
export * from './authToken.ts';
export * from './baseApi.ts';
export type { ApiRequest } from './baseQuery.ts';
export * from './recordId.ts';
export { requestTimeoutMs } from './sendRequest.ts';
