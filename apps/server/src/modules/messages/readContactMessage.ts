import type { ContactMessageWire } from '@teranga/contract';
import { contactFaults, toContactMessage } from '@teranga/core/features/contact/rules';
import { HttpError } from '../../platform/http/problem.ts';
import { cleanLine, cleanLines } from '../../platform/text/cleanText.ts';

const invalidMessage = 'Veuillez corriger les erreurs dans le formulaire';

/** A message of any body, clean; refuses it with a text for every field that is wrong. */
export function readContactMessage(body: unknown): ContactMessageWire {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message = toContactMessage((name) => {
    const value = given[name];
    if (typeof value !== 'string') return '';
    return name === 'message' ? cleanLines(value) : cleanLine(value);
  });
  const faults = Object.entries(contactFaults(message));
  if (faults.length > 0)
    throw new HttpError(
      422,
      invalidMessage,
      Object.fromEntries(faults.map(([name, text]) => [name, [text]])),
    );
  return message;
}
