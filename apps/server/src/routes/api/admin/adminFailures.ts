import { failures } from '../failures.ts';

/** What any reading call of staff may answer. */
export const adminReadFailures = failures(401, 403, 404, 422, 429, 500, 503);
/** What any changing call of staff may answer. */
export const adminWriteFailures = {
  ...adminReadFailures,
  ...failures(400, 409, 413, 415, 428),
};
