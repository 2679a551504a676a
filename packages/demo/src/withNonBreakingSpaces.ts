import { nonBreakingSpaces } from '@teranga/core/domain/typography';

/** The same with every text in it set as French is. */
export function withNonBreakingSpaces<T>(value: T): T {
  if (typeof value === 'string') return nonBreakingSpaces(value) as T & string;
  if (Array.isArray(value)) return value.map(withNonBreakingSpaces) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withNonBreakingSpaces(each)]),
  ) as T & object;
}
