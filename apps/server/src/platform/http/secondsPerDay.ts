/** Seconds of a day, as a cookie's `Max-Age` counts them. */
export const secondsPerDay = 86_400;
