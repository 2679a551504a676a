import type { CodeSentWire } from '@teranga/contract';
import type { Contact } from './contact.ts';

const sentTexts = {
  sent: 'Un code de vérification vous a été envoyé.',
  // The response does not reveal whether an account exists; only the contact learns it.
  login: 'S’il existe un compte pour ce contact, nous lui avons envoyé un code.',
  resent: 'Si ce contact attend un code, nous lui en avons envoyé un autre.',
  message: 'Nous avons envoyé un message à ce contact.',
} as const;

/** The response to a code request, the same for known and unknown contacts. */
export const toCodeSent = ({ address }: Contact, text: keyof typeof sentTexts): CodeSentWire => ({
  contact: address,
  message: sentTexts[text],
});
