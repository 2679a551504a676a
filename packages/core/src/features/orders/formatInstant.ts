import { dateFormat } from '../../lib/dates/index.ts';

const writeMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** «7 avril 2025 à 14:05», or empty. */
export function formatInstant(instant: string | null): string {
  return instant === null ? '' : writeMoment(new Date(instant));
}
