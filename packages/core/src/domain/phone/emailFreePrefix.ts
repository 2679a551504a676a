/** Numbers that begin so need no e-mail address. */
export const emailFreePrefix = '+221';
