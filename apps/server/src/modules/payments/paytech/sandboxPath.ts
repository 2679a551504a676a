/** Where the PayTech sandbox answers, outside production. */
export const sandboxPath = '/dev/paytech';
