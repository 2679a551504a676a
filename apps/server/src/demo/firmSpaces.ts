import { firmSpaces } from '@teranga/core/typography';

/** The same with every text in it set as French is. */
export function withFirmSpaces<T>(value: T): T {
  if (typeof value === 'string') return firmSpaces(value) as T & string;
  if (Array.isArray(value)) return value.map(withFirmSpaces) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withFirmSpaces(each)])) as T &
    object;
}
