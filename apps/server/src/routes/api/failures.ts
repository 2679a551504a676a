import { ErrorWire } from '@teranga/contract';

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 419 | 422 | 428 | 429 | 500 | 503;
type Failures<S extends FailureStatus> = Record<S, typeof ErrorWire>;

/** Declares that a call may answer these statuses with the one shape of every failure. */
export const failures = <S extends FailureStatus>(...statuses: S[]): Failures<S> =>
  Object.fromEntries(statuses.map((status) => [status, ErrorWire])) as Failures<S>;

/** What any reading call may answer. */
export const readFailures = failures(404, 429, 500, 503);
/** What any changing call may answer. */
export const writeFailures = failures(400, 404, 409, 413, 415, 419, 422, 429, 500, 503);
/** What any call of a signed-in customer may answer besides. */
export const guardFailures = failures(401);
