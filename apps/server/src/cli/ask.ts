import { createInterface } from 'node:readline/promises';
import { OperatorError } from './operatorError.ts';

/** Asks the operator a question; the answer is trimmed. */
export type Ask = (question: string) => Promise<string>;

/** Asks at the terminal; null where nobody sits at one. */
export function terminalAsk(): Ask | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const given = new AbortController();
    // Ctrl+C or Ctrl+D.
    lines.once('close', () => given.abort());
    try {
      return (await lines.question(`${question} `, { signal: given.signal })).trim();
    } catch {
      throw new OperatorError('Vous avez interrompu les questions : rien n’a changé.');
    } finally {
      lines.close();
    }
  };
}
