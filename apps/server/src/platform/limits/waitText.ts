const minuteSeconds = 60;

const seconds = (wait: number) => `${wait} seconde${wait > 1 ? 's' : ''}`;

/** How long is to be waited, as people say it; `wait` in seconds. */
export function waitText(wait: number): string {
  if (wait <= minuteSeconds) return seconds(wait);
  const minutes = Math.ceil(wait / minuteSeconds);
  return minutes <= minuteSeconds ? `${minutes} minutes` : `${Math.ceil(minutes / minuteSeconds)} heures`;
}
