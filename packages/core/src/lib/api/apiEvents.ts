import { createAction } from '@reduxjs/toolkit';

/** The server no longer accepts this browser's bearer token; the token is already deleted. */
export const tokenRejected = createAction('api/tokenRejected');

/** The server's time corrected the clock; payload in milliseconds since 1970. */
export const clockCorrected = createAction<number>('api/clockCorrected');
