import { randomInt } from 'node:crypto';

const digits = 7;

/**
 * A Senegalese mobile number, different each time, because a store limits the orders per number.
 */
export const aPhone = (): string => `+22177${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
