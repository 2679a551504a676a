import { createHash } from 'node:crypto';

/**
 * A statement that each connection plans once and then only runs: for what every shopper does, where planning costs more than
 * doing. Its text is constant, its values are parameters, and the plan that suits one set of values suits all.
 */
export interface Statement {
  name: string;
  text: string;
}

/** A statement named after its text: another text, such as the next release's, is another statement. */
export const statement = (text: string): Statement => ({
  name: createHash('sha256').update(text).digest('base64url'),
  text,
});
