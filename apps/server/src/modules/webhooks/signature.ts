import { createHmac, randomBytes } from 'node:crypto';

const secretBytes = 32;
const msPerSecond = 1_000;

/** Secret scanners find secrets by their prefix. */
export const createSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64url')}`;

/**
 * The header that proves who sent a body and when. The time is signed with it, so that nobody can
 * resend an old body later.
 */
export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / msPerSecond);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
