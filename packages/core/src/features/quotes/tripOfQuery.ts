import { longDate } from '../../lib/dates/index.ts';
import { isDay, longestAnswers, type QuoteTrip } from './rules/index.ts';

/** The trip in a URL's query; null when it has neither destination nor date. */
export function tripOfQuery(query: URLSearchParams): QuoteTrip | null {
  const destination = (query.get('destination') ?? '').trim().slice(0, longestAnswers.text);
  const date = query.get('date') ?? '';
  const trip = { destination, date: isDay(date) ? date : '' };
  return trip.destination || trip.date ? trip : null;
}

/** The trip in words: 'Istanbul, le 12 décembre 2026'. */
export function showTrip({ destination, date }: QuoteTrip): string {
  const day = date && `le ${longDate(Date.parse(`${date}T00:00:00Z`))}`;
  return [destination, day].filter(Boolean).join(', ');
}
