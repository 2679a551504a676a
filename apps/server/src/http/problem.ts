/** Texts by field of a form. */
export type FieldErrors = Record<string, string[]>;

/**
 * A refusal the shopper may read: throw it anywhere in a request. It becomes the answer's status and `{message, errors?}`.
 * Everything else that is thrown becomes a bland 500 and one line in the log.
 */
export class HttpError extends Error {
  override name = 'Problem';
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;

  constructor(statusCode: number, message: string, errors?: FieldErrors) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}
