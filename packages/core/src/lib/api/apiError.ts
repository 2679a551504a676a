import { goneStatus, missingStatus } from '@teranga/contract/statuses';
import { offlineText } from '../network/index.ts';
import { readFailureMessage, readFieldMessage } from './frameworkMessages.ts';
import { toFields, toTextOrNull } from '../wire/index.ts';

/** A failure of any kind, ready to be shown. */
export interface ApiError {
  /** The HTTP status; 500 when there was no answer. */
  status: number;
  /** French, ready to show. */
  message: string;
  /** Texts by field of a form. */
  fields?: Record<string, string>;
  /** True when no complete response arrived: the request may have been carried out. */
  isNetworkError?: true;
  /** True when there was no network to read it by: the message says so. */
  isOffline?: true;
  /**
   * True when the response held the fresh cart: the request was processed and refused because of
   * its price.
   */
  hasCart?: true;
  /**
   * True where the server sent no message of its own: `message` is then the store's default, and a
   * screen has a French one.
   */
  isSilent?: true;
  /** Set when the same is taken with a code: where that was sent, where the server says so. */
  codeRequired?: { contact: string | null };
  /**
   * Seconds until the server accepts the same request again, if the server sent this and the call
   * requested it.
   */
  retryAfterSeconds?: number;
}

/** Shown when the server failed and did not say why. */
export const failureText = 'Une erreur est survenue';
/** Shown when no answer, or no readable one, came. */
export const unexpectedText = 'Une erreur inattendue est survenue';
const unexpectedStatus = 500;

/** Error of a request without a complete response: offline, timed out or aborted. */
export const networkError: ApiError = {
  status: unexpectedStatus,
  message: unexpectedText,
  isNetworkError: true,
};

/** Error of a read attempted while the device was offline. */
export const offlineAnswer: ApiError = { ...networkError, message: offlineText, isOffline: true };

function toFieldTexts(errors: unknown): Record<string, string> | undefined {
  const texts = Object.entries(toFields(errors)).flatMap(([name, value]) => {
    const text = toTextOrNull(Array.isArray(value) ? value[0] : value);
    return text === null ? [] : [[name, readFieldMessage(text)] as const];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Parses a failed response; its body may be JSON, HTML, empty or truncated. */
export function toApiError(status: number, body: string): ApiError {
  let fields: Record<string, unknown> = {};
  try {
    fields = toFields(JSON.parse(body));
  } catch {
    // Not JSON: a proxy's page, or half an answer. The status is all there is to say.
  }
  const texts = toFieldTexts(fields['errors']);
  // A back end in debug mode puts code details in its message, which shoppers must not see.
  const message = 'exception' in fields ? null : toTextOrNull(fields['message']);
  return {
    status,
    message: readFailureMessage(status, message) ?? failureText,
    ...(texts ? { fields: texts } : {}),
    ...(fields['cart'] === undefined ? {} : { hasCart: true }),
    ...(fields['codeRequired'] === true
      ? { codeRequired: { contact: toTextOrNull(fields['contact']) } }
      : {}),
  };
}

/** The failure in a caught value, whatever was thrown. */
export function asApiError(error: unknown): ApiError {
  const { status, message } = toFields(error);
  return typeof status === 'number' && typeof message === 'string' ? (error as ApiError) : networkError;
}

/** True only for a 410: the resource existed and is not offered any more. */
export const isGone = (error: unknown): boolean => asApiError(error).status === goneStatus;

/** True only for a 404 or a 410; false for any other failure, and for no failure. */
export const isMissing = (error: unknown): boolean =>
  isGone(error) || asApiError(error).status === missingStatus;

const leastServerError = 500;

/**
 * Whether the request may have been carried out despite the failure: a server may fail after
 * saving.
 */
export const isUncertain = ({ isNetworkError, status, fields }: ApiError): boolean =>
  isNetworkError === true || (status >= leastServerError && fields === undefined);

/** The given text, or the offline message when there was no network. */
export const unlessOffline = (error: unknown, otherwise: string): string =>
  asApiError(error).isOffline ? offlineText : otherwise;

/** The server's message, or the given text when the server sent none of its own. */
export function messageOr(error: unknown, otherwise: string): string {
  const failure = asApiError(error);
  return isWordless(failure) ? otherwise : failure.message;
}

/** Whether a failure carries no words of the server's own. */
const isWordless = ({ message, isSilent }: ApiError): boolean =>
  isSilent === true || message === failureText || message === unexpectedText;

/**
 * For an endpoint's `transformErrorResponse`: uses the store's own message where the server sent
 * none.
 */
export const silentAs =
  (message: string) =>
  (failure: ApiError): ApiError =>
    isWordless(failure) ? { ...failure, message, isSilent: true } : failure;
