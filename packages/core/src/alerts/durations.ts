/** How long, in milliseconds, a dialog that only tells something stays when it is not closed. */
export const dialogDurationMs = 5000;
