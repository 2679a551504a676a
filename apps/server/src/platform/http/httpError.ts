/** Texts by field of a form. */
export type FieldErrors = Record<string, string[]>;

/**
 * A refusal that the shopper may read, thrown anywhere in a request: it sets the status and
 * `{message, errors?}`. Any other thrown value becomes a generic 500 and one line in the log.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;

  constructor(statusCode: number, message: string, errors?: FieldErrors) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

/** A refusal of one field, whose text is the message as well. */
export const fieldError = (field: string, message: string, statusCode = 422): HttpError =>
  new HttpError(statusCode, message, { [field]: [message] });
