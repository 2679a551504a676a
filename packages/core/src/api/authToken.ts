import { textSlot } from '../store/storageSlot.ts';

/** The bearer token of a signed-in customer. */
export const authTokenSlot = textSlot('authToken', 'local');
