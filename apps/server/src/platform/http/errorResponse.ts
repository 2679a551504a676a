import pg from 'pg';
import { isStorageFailure } from '../db/storageFailure.ts';
import { HttpError, type FieldErrors } from './httpError.ts';
import { fieldErrors, type SchemaError } from './fieldErrors.ts';

/** The message that a shopper reads for an unexpected failure. */
export const unexpectedMessage = 'Une erreur inattendue est survenue';
export const unreadableMessage = 'La requête est illisible.';
export const invalidDataMessage = 'Les données envoyées ne sont pas valides.';
/** Of a body that is no object, or is missing. */
const noBodyMessage = 'Les données de la requête manquent ou n’ont pas la forme attendue.';
export const overloadMessage = 'Le service est momentanément surchargé. Veuillez réessayer dans un instant.';
/** Reads still work; only the shopper's change cannot be stored. */
export const storageMessage =
  'La boutique ne peut rien enregistrer pour le moment. Veuillez réessayer dans quelques minutes.';
/** Of a host that is no store's. */
export const noStoreMessage = 'Aucune boutique à cette adresse.';

const messages: Record<number, string> = {
  400: unreadableMessage,
  404: 'Introuvable.',
  408: 'La requête a mis trop de temps à arriver.',
  413: 'Les données envoyées sont trop volumineuses.',
  414: 'Cette adresse est trop longue.',
  415: 'Ce type de contenu n’est pas accepté.',
  429: 'Trop de requêtes. Veuillez patienter un instant.',
  431: 'Les en-têtes de la requête sont trop volumineux.',
};
const refusedMessage = 'La requête est refusée.';

/**
 * PostgreSQL rejects the input: NUL bytes, numbers out of range, malformed text, dates and
 * documents, texts too long.
 */
const badInput = new Set(['22001', '22003', '22007', '22008', '22021', '22023', '22P02', '22P05', '54000']);
/** PostgreSQL is stopping, full, or waits too long for a lock or an answer. */
const overload = new Set(['40001', '40P01', '53300', '55P03', '57014', '57P01', '57P02', '57P03']);
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/**
 * node-postgres throws plain errors when no connection is free in time, when one is lost, and on
 * one that was lost.
 */
const lostConnection =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

export interface ErrorResponse {
  status: number;
  message: string;
  errors?: FieldErrors;
  /** True for an unexpected error, which belongs in the log. */
  isUnexpected: boolean;
}

/** Converts anything thrown to what the client receives. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof HttpError)
    return {
      status: error.statusCode,
      message: error.message,
      ...(error.errors && { errors: error.errors }),
      isUnexpected: false,
    };
  const thrown = (error ?? {}) as {
    code?: string;
    statusCode?: number;
    message?: string;
    validation?: unknown;
  };
  if (Array.isArray(thrown.validation)) {
    const errors = fieldErrors(thrown.validation as SchemaError[]);
    const isOfBody = Object.keys(errors).length === 0;
    const message = isOfBody ? noBodyMessage : invalidDataMessage;
    return { status: 422, message, ...(!isOfBody && { errors }), isUnexpected: false };
  }
  if (error instanceof pg.DatabaseError && badInput.has(thrown.code ?? ''))
    return { status: 422, message: invalidDataMessage, isUnexpected: false };
  if (isStorageFailure(error)) return { status: 503, message: storageMessage, isUnexpected: true };
  if (isOverload(error, thrown)) return { status: 503, message: overloadMessage, isUnexpected: true };
  const status = thrown.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return { status, message: messages[status] ?? refusedMessage, isUnexpected: false };
  return { status: 500, message: unexpectedMessage, isUnexpected: true };
}

function isOverload(
  error: unknown,
  thrown: { code?: string; message?: string; statusCode?: number },
): boolean {
  if (error instanceof pg.DatabaseError) return overload.has(thrown.code ?? '');
  return unreachable.has(thrown.code ?? '') || lostConnection.test(thrown.message ?? '');
}
