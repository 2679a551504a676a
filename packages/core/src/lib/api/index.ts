export {
  type ApiError,
  asApiError,
  failureText,
  isGone,
  isMissing,
  isUncertain,
  messageOr,
  networkError,
  offlineAnswer,
  silentAs,
  toApiError,
  unexpectedText,
  unlessOffline,
} from './apiError.ts';
export { clockCorrected, tokenRejected } from './apiEvents.ts';
export { authTokenSlot } from './authTokenSlot.ts';
export { baseApi, visitorTags } from './baseApi.ts';
export { type ApiRequest, readBody } from './baseQuery.ts';
export { newKey } from './newKey.ts';
export { readForPage } from './readForPage.ts';
export { requireAnswer } from './requireAnswer.ts';
