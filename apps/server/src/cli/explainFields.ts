import { HttpError } from '../platform/http/httpError.ts';
import { OperatorError } from './operatorError.ts';

/**
 * Fails with the texts of all fields that a service refuses, where its message names none;
 * `options` are the options that the fields come from.
 */
export function explainFields<T>(
  answer: Promise<T>,
  options: Readonly<Record<string, string>> = {},
): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof HttpError) || !error.errors) throw error;
    const texts = Object.entries(error.errors).flatMap(([field, sentences]) =>
      sentences
        .filter((sentence) => sentence !== error.message)
        .map((sentence) => (options[field] ? `${options[field]} : ${sentence}` : sentence)),
    );
    throw texts.length === 0 ? error : new OperatorError([error.message, ...new Set(texts)].join('\n'));
  });
}
