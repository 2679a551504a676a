import { randomInt } from 'node:crypto';

const digits = 7;

/** A mobile number of Senegal, another each time: a store takes so many orders of one number and no more. */
export const aPhone = (): string => `+22177${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
