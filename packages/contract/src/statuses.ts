// Statuses of answers that clients distinguish. Browsers load this file: it has no TypeBox.

export const unauthorizedStatus = 401;
export const forbiddenStatus = 403;
export const missingStatus = 404;
export const conflictStatus = 409;
export const goneStatus = 410;
export const invalidStatus = 422;
export const tooManyStatus = 429;
export const unavailableStatus = 503;
