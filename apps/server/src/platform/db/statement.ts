import { createHash } from 'node:crypto';

/**
 * A statement that each connection prepares once: for frequent queries whose planning costs more
 * than execution. The text is constant, values are parameters, and one plan suits all values.
 */
export interface Statement {
  name: string;
  text: string;
}

/**
 * A statement named by the hash of its text: a changed text, such as the next release's, is another
 * statement.
 */
export const statement = (text: string): Statement => ({
  name: createHash('sha256').update(text).digest('base64url'),
  text,
});
