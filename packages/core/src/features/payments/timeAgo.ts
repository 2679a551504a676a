const minuteMs = 60_000;
const minutesPerHour = 60;

const many = (count: number, unit: string) => `${count} ${unit}${count > 1 ? 's' : ''}`;

/** «il y a 3 minutes» */
export function timeAgo(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / minuteMs);
  if (minutes < 1) return 'à l’instant';
  if (minutes < minutesPerHour) return `il y a ${many(minutes, 'minute')}`;
  return `il y a ${many(Math.floor(minutes / minutesPerHour), 'heure')}`;
}

/** When `timeAgo` says something else, in milliseconds since 1970. */
export function nextMinute(instant: string, now: number): number {
  const begun = Date.parse(instant);
  return begun + (Math.floor(Math.max(0, now - begun) / minuteMs) + 1) * minuteMs;
}
