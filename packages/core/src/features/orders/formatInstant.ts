import { longMoment } from '../../lib/dates/index.ts';

/** «7 avril 2025 à 14:05», or empty. */
export function formatInstant(instant: string | null): string {
  return instant === null ? '' : longMoment(new Date(instant));
}
