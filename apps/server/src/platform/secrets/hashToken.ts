import { createHash } from 'node:crypto';

/** What is stored of a bearer token: tokens are random, so a plain hash cannot be guessed back. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
