import { HttpError } from '../platform/http/httpError.ts';
import { OperatorError } from './operatorError.ts';

/** Fails with the texts of all fields that a service refuses, where its message names none. */
export function explainFields<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof HttpError) || !error.errors) throw error;
    const texts = [...new Set(Object.values(error.errors).flat())].filter((text) => text !== error.message);
    throw texts.length === 0 ? error : new OperatorError([error.message, ...texts].join('\n'));
  });
}
