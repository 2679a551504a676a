/** Milliseconds before an informational dialog closes by itself. */
export const dialogDurationMs = 5000;
