import { createInterface } from 'node:readline/promises';
import { OperatorError } from './operatorError.ts';

/** Prompts the operator; the answer is trimmed. */
export type Prompt = (question: string) => Promise<string>;

/** Prompts at the terminal; null where nobody sits at one. */
export function terminalPrompt(): Prompt | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const cancellation = new AbortController();
    // Ctrl+C or Ctrl+D.
    lines.once('close', () => cancellation.abort());
    try {
      return (await lines.question(`${question} `, { signal: cancellation.signal })).trim();
    } catch {
      throw new OperatorError('Vous avez interrompu les questions : rien n’a changé.');
    } finally {
      lines.close();
    }
  };
}
