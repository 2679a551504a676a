/** How long, in milliseconds, after a service is chosen the page glides to its form. */
export const cardScrollPauseMs = 200;
