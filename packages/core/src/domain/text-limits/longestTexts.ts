import { longestEmail } from '../email/index.ts';

/** The longest texts that are taken of a person, in characters; the contract's. */
export const longestTexts = {
  name: 100,
  address: 300,
  city: 100,
  postalCode: 20,
  email: longestEmail,
} as const;
